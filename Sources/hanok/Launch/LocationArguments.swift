import Foundation
import GPX
import ProjectBuilder
import XcodeProject

/// The options that say where the app is.
enum LocationArguments {
    /// - Throws: `UsageError` for a place that is not on the earth, or a speed that leads nowhere; `ProjectError` where
    ///   there is no such file.
    static func check(_ arguments: Arguments) throws {
        if let place = arguments["--location"], !isPlace(place) {
            throw UsageError(
                "the option '--location' takes a latitude in -90…90 and a longitude in -180…180, such as "
                    + "37.4881,127.0648, not '\(place)'")
        }
        try checkFile(arguments)
        try checkSpeed(arguments)
    }

    private static func checkFile(_ arguments: Arguments) throws {
        guard let file = arguments["--gpx"] else { return }
        if arguments["--location"] != nil { throw UsageError("use one of the options '--location' and '--gpx'") }
        do {
            try GPXReader.check(path: file)
        } catch let error as GPXError {
            throw ProjectError(file: file, line: error.line, message: "\(error.problem)\n  \(GPXError.advice)")
        }
    }

    private static func checkSpeed(_ arguments: Arguments) throws {
        guard let text = arguments["--gpx-speed"] else { return }
        guard let speed = Double(text), speed > 0, speed.isFinite else {
            throw UsageError("the option '--gpx-speed' takes a number above 0, not '\(text)'")
        }
        if arguments["--gpx"] == nil { throw UsageError("the option '--gpx-speed' needs '--gpx'") }
    }

    /// A comparison with what is no number fails.
    private static func isPlace(_ text: String) -> Bool {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan }
        return numbers.count == 2 && abs(numbers[0]) <= 90 && abs(numbers[1]) <= 180
    }

    /// What the app's location service reads.
    static func variables(_ arguments: Arguments) -> [String: String] {
        var variables: [String: String] = [:]
        variables["HANOK_LOCATION"] = arguments["--location"]
        variables["HANOK_GPX"] = arguments["--gpx"].map(AbsolutePath.resolve)
        variables["HANOK_GPX_SPEED"] = arguments["--gpx-speed"]
        return variables
    }
}
