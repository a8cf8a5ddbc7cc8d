import Foundation
import ProjectBuilder

/// Has an app render its previews in one variant. A preview that ends the app is left out, and the others go on.
struct PreviewRun {
    let launch: AppLaunch
    let variant: PreviewVariant
    let folder: String
    /// The only preview to render; nil is all.
    let name: String?
    private(set) var pictures: [PreviewPicture] = []
    private(set) var hasFailed = false

    init(launch: AppLaunch, variant: PreviewVariant, folder: String, name: String?) {
        self.launch = launch
        self.variant = variant
        self.folder = folder
        self.name = name
    }

    mutating func perform() throws {
        var start: Int? = 0
        while let first = start { start = try perform(from: first) }
    }

    /// - Returns: the place at which to go on; nil where all had their turn.
    private mutating func perform(from first: Int) throws -> Int? {
        let path = launch.app.folder.path + "/previews.log"
        try Data().write(to: URL(fileURLWithPath: path))
        let home = try AppHome(emptyBelow: launch.app.folder, for: launch.app.plan)
        let status = try launch.run(
            locale: variant.locale,
            environment: home.environment.merging([
                "HANOK_HOST": "headless", "HANOK_PREVIEWS": folder, "XCODE_RUNNING_FOR_PREVIEWS": "1",
                "HANOK_PREVIEW_LOG": path,
                "HANOK_PREVIEW_START": "\(first)", "HANOK_PREVIEW_SUFFIX": variant.suffix,
                "HANOK_PREVIEW_NAME": name ?? "", "HANOK_APPEARANCE": variant.appearance ?? "",
                "HANOK_TEXT_SIZE": variant.textSize ?? "",
            ]) { $1 })
        let log = PreviewLog(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
        pictures += log.pictures
        if status != 0 { hasFailed = true }
        if log.isComplete { return nil }
        guard let crashed = log.unfinished else {
            throw ToolError("the app ended with status \(status) before its previews were rendered")
        }
        printError("error: the preview '\(crashed.name)' (\(crashed.place)) ended the app with status \(status)")
        hasFailed = true
        return crashed.index + 1
    }
}
