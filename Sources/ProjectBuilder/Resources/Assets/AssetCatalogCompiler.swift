import Foundation
import XcodeProject

/// Lays the content of an `.xcassets` folder into a bundle, and lists it.
package struct AssetCatalogCompiler {
    private let catalog: String
    private let bundle: String
    package private(set) var index = AssetIndex()
    /// What the catalog names and does not have, and kinds of assets that can't be used.
    package private(set) var warnings: [String] = []

    /// - Parameter bundle: the folder that gets the files, below `Assets.car`, the name that Apple's compiled catalogs have.
    package init(catalog: String, bundle: String) {
        self.catalog = catalog
        self.bundle = bundle
    }

    package mutating func compile() throws { try visit(catalog, namespace: "") }

    private mutating func visit(_ folder: String, namespace: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let path = folder + "/" + name
            guard !name.hasPrefix("."), FileStamp(path: path)?.isFolder == true else { continue }
            let contents = try contents(of: path)
            let asset = namespace + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "imageset": index.images[asset] = try images(contents.images, contents, asset, path)
            case "symbolset": index.images[asset] = try symbols(contents, asset, path)
            case "appiconset": index.icons[asset] = try images(contents.images, contents, asset, path)
            case "dataset": index.data[asset] = try images(contents.data, contents, asset, path)
            case "colorset":
                let colors = colors(contents, path)
                if !colors.isEmpty { index.colors[asset] = colors }
                let references = references(contents)
                if !references.isEmpty { index.references[asset] = references }
            case "":
                let isNamespace = contents.properties?.providesNamespace == true
                try visit(path, namespace: isNamespace ? namespace + name + "/" : namespace)
            default: warnings.append("\(path): warning: assets of this kind are not used")
            }
        }
    }

    private func contents(of folder: String) throws -> AssetContents {
        let file = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            return AssetContents(images: nil, colors: nil, data: nil, symbols: nil, properties: nil)
        }
        return try JSONFile.decode(AssetContents.self, data, file: file, what: "this part of the asset catalog")
    }
}

// MARK: - Files

extension AssetCatalogCompiler {
    private mutating func symbols(_ contents: AssetContents, _ asset: String, _ folder: String) throws -> [AssetImage] {
        try images(contents.symbols, contents, asset, folder).map { image in
            var image = image
            image.symbol = true
            image.template = true
            try extractGlyph(&image)
            return image
        }
    }

    /// Leaves of a symbol's template the glyph alone. A picture that is no template gets the size of a glyph.
    private func extractGlyph(_ image: inout AssetImage) throws {
        let path = bundle + "/" + image.file
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        if let template = SymbolTemplate(source) {
            try Data(template.picture.utf8).write(to: URL(fileURLWithPath: path))
            image.pointSize = SymbolTemplate.pointSize
            image.baseline = template.baseline
        } else if let height = SVGSize(source)?.height {
            image.pointSize = SymbolTemplate.pointSize * height / SymbolTemplate.usualHeight
            image.baseline = height * SymbolTemplate.usualBaseline / SymbolTemplate.usualHeight
        }
    }

    private mutating func images(
        _ entries: [AssetContents.Image]?, _ contents: AssetContents, _ asset: String, _ folder: String
    ) throws -> [AssetImage] {
        try (entries ?? []).compactMap { entry in
            guard let name = entry.filename, !name.isEmpty else { return nil }
            let source = folder + "/" + name
            guard FileManager.default.fileExists(atPath: source) else {
                warnings.append("\(folder): warning: the file '\(name)' that this asset names does not exist")
                return nil
            }
            let target = "Assets.car/\(asset)/\(name)"
            try Self.copy(source, to: bundle + "/" + target)
            return Self.image(entry, contents.properties, file: target)
        }
    }

    private static func image(
        _ entry: AssetContents.Image, _ properties: AssetContents.Properties?, file: String
    ) -> AssetImage {
        var image = AssetImage(file: file)
        image.scale = entry.scale.flatMap { Double($0.dropLast()) }
        image.appearance = entry.appearances.luminosity
        image.highContrast = entry.appearances.highContrast
        image.locale = entry.locale
        image.idiom = entry.idiom == "universal" ? nil : entry.idiom
        image.direction = entry.direction
        image.size = entry.size
        image.template = properties?.renderingIntent.map { $0 == "template" }
        let type = (file as NSString).pathExtension.lowercased()
        if ["svg", "pdf"].contains(type) { image.vector = true }
        if let insets = entry.resizing?.capInsets {
            image.resizingInsets = [insets.top ?? 0, insets.left ?? 0, insets.bottom ?? 0, insets.right ?? 0]
        }
        return image
    }

    private static func copy(_ source: String, to target: String) throws {
        try BuildFolder.create((target as NSString).deletingLastPathComponent)
        // Two entries of a set may share a file.
        if FileManager.default.fileExists(atPath: target) { return }
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }
}

// MARK: - Colours

extension AssetCatalogCompiler {
    private mutating func colors(_ contents: AssetContents, _ folder: String) -> [AssetColor] {
        (contents.colors ?? []).compactMap { entry in
            // An entry without a colour is a place that is left free, as in a new project's accent colour.
            guard let value = entry.color, value.reference == nil else { return nil }
            guard var color = Self.color(value) else {
                warnings.append("\(folder): warning: this colour has components that are no numbers")
                return nil
            }
            color.appearance = entry.appearances.luminosity
            color.highContrast = entry.appearances.highContrast
            color.idiom = entry.idiom == "universal" ? nil : entry.idiom
            return color
        }
    }

    private func references(_ contents: AssetContents) -> [AssetColorReference] {
        (contents.colors ?? []).compactMap { entry in
            entry.color?.reference.map {
                AssetColorReference(
                    reference: $0, appearance: entry.appearances.luminosity,
                    idiom: entry.idiom == "universal" ? nil : entry.idiom)
            }
        }
    }

    private static func color(_ value: AssetContents.Color.Value) -> AssetColor? {
        let components = (value.components ?? [:]).compactMapValues(\.value)
        let white = components["white"]
        guard let red = components["red"] ?? white, let green = components["green"] ?? white,
            let blue = components["blue"] ?? white
        else { return nil }
        return AssetColor(
            red: red, green: green, blue: blue, alpha: value.components?["alpha"]?.opacity ?? 1,
            space: space(value.space))
    }

    /// Grey at gamma 2.2 and extended sRGB have sRGB's own values as far as a screen goes.
    private static func space(_ name: String?) -> String {
        switch name {
        case "display-p3": "display-p3"
        case "extended-linear-srgb": "extended-linear-srgb"
        default: "srgb"
        }
    }
}
