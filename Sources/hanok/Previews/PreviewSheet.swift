import Foundation
import ProjectBuilder

/// All pictures of an app's previews, in all variants, with their contact sheet.
struct PreviewSheet {
    let arguments: Arguments
    let variants: [PreviewVariant]

    /// Renders them into a folder.
    /// - Returns: the pictures, and whether one has failed.
    func render(_ launch: AppLaunch, into folder: String) throws -> (pictures: [PreviewPicture], hasFailed: Bool) {
        let runs = try variants.map { variant in
            var run = PreviewRun(launch: launch, variant: variant, folder: folder, name: arguments["--name"])
            try run.perform()
            return run
        }
        let pictures = runs.flatMap(\.pictures)
        let hasFailed = runs.contains(where: \.hasFailed)
        if pictures.isEmpty, !hasFailed {
            throw ToolError(
                arguments["--name"].map { "the app has no preview named '\($0)'" } ?? "the app has no previews")
        }
        if !pictures.isEmpty {
            try ContactSheet(title: launch.app.plan.name, pictures: pictures).write(to: folder + "/index.html")
        }
        return (pictures, hasFailed)
    }
}
