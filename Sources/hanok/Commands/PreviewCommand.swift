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
        if let folder = arguments["--out"] { try OutputCheck.check(folder: AbsolutePath.resolve(folder)) }
        if arguments["--watch"] != nil { try follow(path, sheet) }
        let launch = try AppLaunch(arguments, path: path, allowsSeveralAppearances: true)
        return try render(sheet, launch).hasFailed ? 1 : 0
    }

    private func render(_ sheet: PreviewSheet, _ launch: AppLaunch) throws -> (
        pictures: [PreviewPicture], hasFailed: Bool
    ) {
        let folder = folder(sheet, launch)
        let result = try sheet.render(launch, into: folder)
        if !result.pictures.isEmpty { print("\(Count.text(result.pictures.count, "preview")): \(folder)/index.html") }
        return result
    }

    private func folder(_ sheet: PreviewSheet, _ launch: AppLaunch) -> String {
        sheet.arguments["--out"].map(AbsolutePath.resolve) ?? launch.app.folder.path + "/previews"
    }

    /// Renders, and renders anew after each save, until the tool is stopped. What is saved during a pass counts too.
    private func follow(_ path: String, _ sheet: PreviewSheet) throws -> Never {
        var watch: SourceWatch?
        var pictures: [PreviewPicture]?
        while true {
            do {
                let launch = try AppLaunch(sheet.arguments, path: path, allowsSeveralAppearances: true) { plan in
                    watch = SourceWatch(plan: plan, location: path, scheme: sheet.arguments["--scheme"])
                }
                if let before = pictures {
                    pictures = try update(before, sheet, launch)
                } else {
                    pictures = try render(sheet, launch).pictures
                    print("Waiting for changes; control-C ends.")
                }
            } catch is CompilationFailure {
                print("Waiting for the errors to be mended.")
            } catch let error as ToolError where watch != nil {
                printError("\(error)")
            } catch let error as ProjectError where watch != nil {
                printError("\(error)")
            }
            fflush(nil)
            _ = watch?.waitForChange()
        }
    }

    /// Lays the pictures that have changed over those that are there.
    private func update(
        _ before: [PreviewPicture], _ sheet: PreviewSheet, _ launch: AppLaunch
    ) throws -> [PreviewPicture] {
        let fresh = launch.app.folder.path + "/previews.new"
        let result = try sheet.render(launch, into: fresh)
        let update = try PreviewUpdate(folder: folder(sheet, launch)).take(result.pictures, before: before, from: fresh)
        let names = update.changed + update.removed.map { "\($0) (gone)" }
        print(names.isEmpty ? "No picture has changed." : "Drawn anew: \(names.joined(separator: ", "))")
        return result.pictures
    }
}
