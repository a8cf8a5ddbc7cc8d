import Platform

/// One option of a command.
struct Option {
    /// With its two dashes.
    let name: String
    /// What stands for the value in the help; nil for an option without one.
    let value: String?
    let help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}

extension Option {
    /// The sizes of text that a user can choose, by the names of `DynamicTypeSize`.
    static let textSizes = TextSize.allCases.map(\.rawValue)

    static let textSize = Option("--text-size", "large", "the user's size of text, xSmall to accessibility5")

    static let strict = Option(
        "--strict", nil,
        "ends the app with status 1 at its first warning at run time, such as a symbol that is not there; warnings are only "
            + "told otherwise")

    static let faceID = Option("--face-id", "match|fail|none", "whom a phone with Face ID sees: its owner, or another")

    static let demoWeather = Option(
        "--demo-weather", nil, "answers what the app asks of OpenWeather with weather that is made up")
}

extension [Option] {
    /// How a build is chosen and done.
    static var build: [Option] {
        [
            Option("--scheme", "NAME", "the scheme or target to build"),
            Option("--configuration", "debug|release", "release optimises; debug is the default"),
        ]
    }

    /// Where the app finds itself.
    static var location: [Option] {
        [
            Option("--location", "LAT,LON", "the place that the app finds, in degrees"),
            Option("--gpx", "FILE", "moves the app along the points of a GPX file"),
            Option("--gpx-speed", "N", "how many times as fast as the file was recorded"),
        ]
    }

    /// What the app sees of the world.
    static var appearance: [Option] {
        [
            Option("--size", "390x844", "the window's size in points"),
            Option("--scale", "2", "device pixels a point"),
            Option("--locale", "ko", "the language and region"),
            Option("--appearance", "light|dark", "the colour scheme"),
            .textSize,
            Option("--fixtures", "DIR", "answers the app's HTTP requests from the files there"),
            .demoWeather, .faceID, .strict,
        ]
    }
}
