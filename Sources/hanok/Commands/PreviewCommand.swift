import Foundation
import ProjectBuilder
import XcodeProject

struct PreviewCommand: Command {
    static let name = "preview"
    static let summary = "renders each #Preview and PreviewProvider of an app as a PNG"
    static let usage = "PATH [--name NAME] [--out DIR] [--watch]"
    static let options: [Option] =
        [
            Option("--name", "NAME", "only the previews of this name"),
            Option("--watch", nil, "goes on, and draws anew after each save"),
            Option("--out", "DIR", "where the pictures and index.html go; outside of the app's folder otherwise"),
            Option("--size", "390x844", "the screen's size in points"),
            Option("--scale", "2", "device pixels a point"),
            Option("--locale", "en,ko", "the language and region, or several"),
            Option("--appearance", "light,dark", "the colour scheme, or both"),
            Option("--text-size", "large,xxxLarge", "the user's size of text, xSmall to accessibility5, or several"),
            Option("--fixtures", "DIR", "answers the app's HTTP requests from the files there"),
            .demoWeather,
            Option("--scheme", "NAME", "the scheme or target to build"),
        ]

    func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.projectPath(of: Self.self)
        let sheet = PreviewSheet(arguments: arguments, variants: try PreviewVariant.all(arguments))
        if let folder = arguments["--out"] { try OutputCheck.prepare(folder: AbsolutePath.resolve(folder)) }
        var watch: SourceWatch?
        let launch = try launch(arguments, path) { watch = $0 }
        let folder = arguments["--out"].map(AbsolutePath.resolve) ?? launch.app.folder.path + "/previews"
        let result = try sheet.render(launch, into: folder)
        if !result.pictures.isEmpty { print("\(Count.text(result.pictures.count, "preview")): \(folder)/index.html") }
        if arguments["--watch"] != nil, let watch { try follow(watch, path, sheet, folder, result.pictures) }
        return result.hasFailed ? 1 : 0
    }

    /// Builds the app; what is saved meanwhile is a change to the watch, which begins before.
    private func launch(
        _ arguments: Arguments, _ path: String, beginWatch: (SourceWatch) -> Void
    ) throws -> AppLaunch {
        try AppLaunch(arguments, path: path, allowsSeveralAppearances: true) { plan in
            guard arguments["--watch"] != nil else { return }
            beginWatch(SourceWatch(plan: plan, location: path, scheme: arguments["--scheme"]))
        }
    }

    /// Renders anew after each save, until the tool is stopped.
    private func follow(
        _ watch: SourceWatch, _ path: String, _ sheet: PreviewSheet, _ folder: String, _ pictures: [PreviewPicture]
    ) throws -> Never {
        var watch = watch
        var pictures = pictures
        print("Waiting for changes; control-C ends.")
        while true {
            fflush(nil)
            _ = watch.waitForChange()
            do {
                let launch = try launch(sheet.arguments, path) { watch = $0 }
                let fresh = launch.app.folder.path + "/previews.new"
                let result = try sheet.render(launch, into: fresh)
                let update = try PreviewUpdate(folder: folder).take(result.pictures, before: pictures, from: fresh)
                pictures = result.pictures
                let names = update.changed + update.removed.map { "\($0) (gone)" }
                print(names.isEmpty ? "No picture has changed." : "Drawn anew: \(names.joined(separator: ", "))")
            } catch is CompilationFailure {
                print("Waiting for the errors to be mended.")
            } catch let error as ToolError {
                printError("\(error)")
            } catch let error as ProjectError {
                printError("\(error)")
            }
        }
    }
}
