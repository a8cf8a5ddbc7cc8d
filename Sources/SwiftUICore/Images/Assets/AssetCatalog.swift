import Drawing
import Foundation
import RuntimeWarnings

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

    private static func read(_ folder: URL) -> AssetCatalog {
        let file = folder.appendingPathComponent("Assets.car/Contents.json")
        guard let data = try? Data(contentsOf: file) else { return AssetCatalog(folder: folder, index: AssetIndex()) }
        do {
            return AssetCatalog(folder: folder, index: try JSONDecoder().decode(AssetIndex.self, from: data))
        } catch {
            RuntimeWarning.report("\(file.path) is no index of assets: \(error)", once: "AssetCatalog.\(file.path)")
            return AssetCatalog(folder: folder, index: AssetIndex())
        }
    }
}

// MARK: - What is missing

extension AssetCatalog {
    package enum Kind: String {
        case image
        case color
    }

    /// What is said of an asset that is not there: where it was looked for, and which names are near.
    package func absence(of kind: Kind, _ asset: AssetName) -> String {
        let names = kind == .image ? Array(index.images.keys) : Array(index.colors.keys) + index.references.keys
        return
            "No \(kind) named '\(asset.name)' found in asset catalog for \(asset.bundlePath ?? "main bundle")\(places(asset))."
            + NearNames.question(asset.name, among: names)
    }

    private func places(_ asset: AssetName) -> String {
        let catalogs = AppSources.current.catalogs
        if asset.bundlePath != nil || catalogs.isEmpty { return "" }
        return " (looked for in \(catalogs.joined(separator: ", ")))"
    }
}

// MARK: - Colours

extension AssetCatalog {
    /// What a colour set gives.
    package enum ColorValue: Equatable {
        case components(RGBA)
        case system(SystemColor)
    }

    /// A colour set's colour; nil where there is none of the name.
    package func color(_ name: String, _ traits: AssetTraits) -> ColorValue? {
        let components = index.colors[name]?.map { entry in
            (
                traits.misfit(appearance: entry.appearance, highContrast: entry.highContrast, idiom: entry.idiom),
                ColorValue.components(Self.rgba(entry))
            )
        }
        let references = index.references[name]?.compactMap { entry in
            SystemColor(uiKitName: entry.reference).map {
                (
                    traits.misfit(appearance: entry.appearance, highContrast: nil, idiom: entry.idiom),
                    ColorValue.system($0)
                )
            }
        }
        return ((components ?? []) + (references ?? [])).min { $0.0 < $1.0 }?.1
    }

    private static func rgba(_ entry: AssetIndex.ColorEntry) -> RGBA {
        let components = SIMD3(Float(entry.red), Float(entry.green), Float(entry.blue))
        return Color.rgba(space(entry.space), components, entry.alpha ?? 1)
    }

    private static func space(_ name: String?) -> Color.RGBColorSpace {
        switch name {
        case "display-p3"?: .displayP3
        case "extended-linear-srgb"?: .sRGBLinear
        default: .sRGB
        }
    }
}

extension SystemColor {
    /// The colour of a property of `UIColor`, such as `systemOrangeColor`; nil where there is none.
    init?(uiKitName: String) {
        var name = uiKitName[...]
        if name.hasSuffix("Color") { name.removeLast("Color".count) }
        let known = SystemColor.allCases.first { color in
            let own = "\(color)"
            return own == name || "system" + own.prefix(1).uppercased() + own.dropFirst() == name
        }
        guard let known else { return nil }
        self = known
    }
}

// MARK: - Images

extension AssetCatalog {
    /// The picture of an image set that fits best; nil where there is none of the name.
    package func image(_ name: String, _ traits: AssetTraits) -> AssetIndex.ImageEntry? {
        let ranked = (index.images[name] ?? []).map { entry in
            (
                entry: entry,
                misfit: traits.misfit(
                    locale: entry.locale, appearance: entry.appearance, highContrast: entry.highContrast,
                    direction: entry.direction, idiom: entry.idiom)
            )
        }
        guard let least = ranked.map(\.misfit).min() else { return nil }
        return Self.best(ranked.filter { $0.misfit == least }.map(\.entry), scale: traits.scale)
    }

    /// The picture for the scale, else the next larger one, else the largest.
    private static func best(_ entries: [AssetIndex.ImageEntry], scale: Double) -> AssetIndex.ImageEntry? {
        if let vector = entries.first(where: { $0.vector == true }) { return vector }
        let sorted = entries.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
        return sorted.first { ($0.scale ?? 1) >= scale } ?? sorted.last
    }

    /// Where the file of a data set is, that for the phone before the one for all; nil where there is none of the name.
    package func dataFile(_ name: String) -> String? {
        let entries = index.data[name] ?? []
        let best = entries.first { $0.idiom == "iphone" } ?? entries.first { $0.idiom == nil } ?? entries.first
        return best.flatMap { folder?.appendingPathComponent($0.file).path }
    }

    /// Where an entry's file is.
    package func path(of entry: AssetIndex.ImageEntry) -> String? {
        folder?.appendingPathComponent(entry.file).path
    }

    /// A picture that lies in the bundle as a file, under its name with or without what a file's name ends in.
    /// - Returns: where it is, and its pixels a point; nil where there is none.
    package func file(_ name: String, scale: Double) -> (path: String, scale: Double)? {
        guard let folder, !name.isEmpty else { return nil }
        let stem = (name as NSString).deletingPathExtension
        let type = (name as NSString).pathExtension
        let types = Self.types.contains(type.lowercased()) ? [type] : Self.types
        let base = types == [type] ? stem : name
        for factor in Self.factors(near: Int(scale.rounded())) {
            let suffix = factor == 1 ? "" : "@\(factor)x"
            for type in types {
                let path = folder.appendingPathComponent("\(base)\(suffix).\(type)").path
                if FileManager.default.fileExists(atPath: path) { return (path, Double(factor)) }
            }
        }
        return nil
    }

    private static let types = ["png", "jpg", "jpeg", "svg", "gif", "webp", "pdf", "PNG", "JPG"]

    /// The scale, larger ones, smaller ones.
    private static func factors(near scale: Int) -> [Int] {
        [scale] + [1, 2, 3].filter { $0 > scale } + [3, 2, 1].filter { $0 < scale }
    }
}
