import CCairoPango
import Foundation

/// The fonts that an app brings along: those of `UIAppFonts`, and on the Mac all in the folder of
/// `ATSApplicationFontsPath`.
enum BundledFonts {
    /// Adds them to the fonts of the process; once.
    static let registered: Void = {
        for file in files(in: .main) where FcConfigAppFontAddFile(FcConfigGetCurrent(), file) == 0 {
            FileHandle.standardError.write(Data("warning: '\(file)' of UIAppFonts is no font\n".utf8))
        }
    }()

    /// The paths of the fonts that are there. Files lie flat in a bundle, whatever folder the list names them in.
    static func files(in bundle: Bundle) -> [String] {
        guard let folder = bundle.resourcePath else { return [] }
        let listed = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
        let paths = listed.flatMap { ["\(folder)/\($0)", "\(folder)/\(($0 as NSString).lastPathComponent)"] }
        return (paths + content(of: bundle.infoDictionary?["ATSApplicationFontsPath"] as? String, in: folder))
            .filter { FileManager.default.fileExists(atPath: $0) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func content(of path: String?, in folder: String) -> [String] {
        guard let path else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []
        return names.sorted().filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
            .map { "\(folder)/\(path)/\($0)" }
    }
}
