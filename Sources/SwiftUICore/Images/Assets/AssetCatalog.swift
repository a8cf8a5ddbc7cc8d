import Drawing
import Foundation

/// The assets of one bundle: its compiled catalog, and pictures that lie in it as files.
package final class AssetCatalog: Sendable {
    private static let catalogs = Locked<[String?: AssetCatalog]>([:])

    /// The folder that the index's files are relative to.
    package let folder: URL?
    private let index: AssetIndex

    package init(folder: URL?, index: AssetIndex) {
        self.folder = folder
        self.index = index
    }

    /// The catalog of the app.
    package static var main: AssetCatalog { `in`(nil) }

    /// The catalog of a bundle; read once.
    /// - Parameter bundlePath: nil is the app's own bundle.
    package static func `in`(_ bundlePath: String?) -> AssetCatalog {
        if let known = catalogs.withLock({ $0[bundlePath] }) { return known }
        let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
        let catalog = read(bundle.resourceURL ?? bundle.bundleURL)
        catalogs.withLock { $0[bundlePath] = catalog }
        return catalog
    }

    /// Has another catalog stand for a bundle.
    package static func replace(_ bundlePath: String?, with catalog: AssetCatalog?) {
        catalogs.withLock { $0[bundlePath] = catalog }
    }

    private static func read(_ folder: URL) -> AssetCatalog {
        let file = folder.appendingPathComponent("Assets.json")
        guard let data = try? Data(contentsOf: file) else { return AssetCatalog(folder: folder, index: AssetIndex()) }
        do {
            return AssetCatalog(folder: folder, index: try JSONDecoder().decode(AssetIndex.self, from: data))
        } catch {
            RuntimeWarning.report("\(file.path) is no index of assets: \(error)", once: "AssetCatalog.\(file.path)")
            return AssetCatalog(folder: folder, index: AssetIndex())
        }
    }

    // MARK: Colours

    /// A colour set's colour; nil where there is none of the name.
    package func color(_ name: String, isDark: Bool) -> RGBA? {
        guard let entries = index.colors[name], let entry = Self.best(entries, isDark, \.appearance, \.idiom) else {
            return nil
        }
        let components = SIMD3(Float(entry.red), Float(entry.green), Float(entry.blue))
        return Color.rgba(Self.space(entry.space), components, entry.alpha ?? 1)
    }

    private static func space(_ name: String?) -> Color.RGBColorSpace {
        switch name {
        case "display-p3"?: .displayP3
        case "extended-linear-srgb"?: .sRGBLinear
        default: .sRGB
        }
    }

    // MARK: Images

    /// The pictures of an image set for an appearance and a language; empty where there is none of the name.
    package func images(_ name: String, isDark: Bool, language: String?) -> [AssetIndex.ImageEntry] {
        guard let entries = index.images[name] else { return [] }
        let localized = entries.filter { $0.locale != nil && $0.locale == language }
        let candidates = localized.isEmpty ? entries.filter { $0.locale == nil } : localized
        guard let best = Self.best(candidates, isDark, \.appearance, \.idiom) else { return [] }
        return candidates.filter { $0.appearance == best.appearance && $0.idiom == best.idiom }
    }

    /// The entry that was made for the appearance, else for any; for the phone rather than for another device.
    private static func best<Entry>(
        _ entries: [Entry], _ isDark: Bool, _ appearance: (Entry) -> String?, _ idiom: (Entry) -> String?
    ) -> Entry? {
        func rank(_ entry: Entry) -> Int {
            let fit =
                switch appearance(entry) {
                case (isDark ? "dark" : "light")?: 0
                case nil: 1
                default: 2
                }
            let device = ["iphone": 0, "universal": 1][idiom(entry) ?? "universal"] ?? 2
            return 4 * fit + device
        }
        return entries.min { rank($0) < rank($1) }
    }
}
