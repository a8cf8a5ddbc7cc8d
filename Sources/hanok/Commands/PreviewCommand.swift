import Foundation
import ProjectBuilder

struct PreviewCommand: Command {
    static let name = "preview"
    static let summary = "renders each #Preview and PreviewProvider of an app as a PNG"
    static let usage = "PATH [--name NAME] [--out DIR]"
    static let options: [Option] =
        [
            Option("--name", "NAME", "only the previews of this name"),
            Option("--out", "DIR", "where the pictures and index.html go; outside of the app's folder otherwise"),
            Option("--size", "390x844", "the screen's size in points"),
            Option("--scale", "2", "device pixels a point"),
            Option("--locale", "en,ko", "the language and region, or several"),
            Option("--appearance", "light,dark", "the colour scheme, or both"),
            Option("--fixtures", "DIR", "answers the app's HTTP requests from the files there"),
            .demoWeather,
            Option("--scheme", "NAME", "the scheme or target to build"),
        ]

    func run(_ arguments: Arguments) throws -> Int32 {
        guard let path = try arguments.path() else { throw UsageError("the path of the project is missing") }
        let variants = try PreviewVariant.all(arguments)
        let launch = try AppLaunch(arguments, path: path, allowsSeveralAppearances: true)
        let folder = arguments["--out"].map(AbsolutePath.resolve) ?? launch.app.folder.path + "/previews"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let runs = try variants.map { variant in
            var run = PreviewRun(launch: launch, variant: variant, folder: folder, name: arguments["--name"])
            try run.perform()
            return run
        }
        let pictures = runs.flatMap(\.pictures)
        guard !pictures.isEmpty else {
            if runs.contains(where: \.hasFailed) { return 1 }
            throw ToolError(
                arguments["--name"].map { "the app has no preview named '\($0)'" } ?? "the app has no previews")
        }
        try ContactSheet(title: launch.app.plan.name, pictures: pictures).write(to: folder + "/index.html")
        print("\(pictures.count) previews: \(folder)/index.html")
        return runs.contains(where: \.hasFailed) ? 1 : 0
    }
}
