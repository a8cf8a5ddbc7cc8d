import Drawing
import Foundation
import Geometry
import Platform
import RuntimeWarnings

/// What an image is in one environment.
package struct ImageResolution {
    package enum Content {
        case symbol(SymbolGlyph, variableValue: Double?)
        /// `scale` pixels a point.
        case bitmap(Bitmap, scale: CGFloat)
        /// A picture that is drawn anew for each size.
        case vector(path: String, natural: Bitmap)
        case drawn(DrawnPicture)
        /// There is no such picture: what is drawn says so.
        case missing
    }

    package var content: Content
    /// The picture's own size in points.
    package var size: CGSize
    /// Drawn in the foreground style, unless the view says otherwise.
    package var isTemplate = false
    /// Caps that the asset asks for, in points.
    package var capInsets: EdgeInsets?

    /// Points below the top where the baseline of text lies; nil for pictures, which stand on it.
    package var baseline: CGFloat? {
        if case .symbol(let glyph, _) = content { glyph.baseline } else { ownBaseline }
    }

    /// That of a symbol of the app's own.
    private var ownBaseline: CGFloat?
}

extension ImageResolution {
    /// A side of what is drawn for a picture that is missing, in points.
    private static let placeholderSide: CGFloat = 24

    /// Finds the picture; symbols, assets and files that there are not are reported.
    @MainActor
    package init(_ source: ImageSource, _ environment: ImageEnvironment, _ services: Services) {
        switch source {
        case .symbol(let name, let value, let style):
            self.init(symbol: name, value, style, environment, services.textMeasurer)
        case .asset(let asset):
            self = Self(asset, environment, services.imageDecoder) ?? Self(missing: asset)
        case .encoded(let picture, let scale):
            if let bitmap = PictureCache.shared.bitmap(picture, services.imageDecoder) {
                self.init(bitmap, scale: scale)
            } else {
                self.init(missing: "the data of a picture, which is in no format that can be read")
            }
        case .bitmap(let bitmap, let scale): self.init(bitmap, scale: scale)
        case .drawn(let picture): self.init(content: .drawn(picture), size: picture.size)
        }
    }

    private init(_ bitmap: Bitmap, scale: Double) {
        let scale = scale > 0 ? CGFloat(scale) : 1
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.init(content: .bitmap(bitmap, scale: scale), size: size)
    }

    private init(
        symbol name: String, _ value: Double?, _ style: SymbolStyle, _ environment: ImageEnvironment,
        _ measurer: any TextMeasurer
    ) {
        let names = environment.variants.names(of: name)
        let known = names.first { SymbolTable.scalar(for: $0) != nil } ?? name
        let glyph = SymbolGlyph(
            known, pointSize: style.pointSize ?? environment.pointSize, scale: style.scale ?? environment.symbolScale,
            weight: style.weight ?? environment.weight, pixelScale: CGFloat(environment.traits.scale),
            isRightToLeft: environment.traits.isRightToLeft, measurer)
        self.init(content: .symbol(glyph, variableValue: value), size: glyph.size)
        isTemplate = true
    }

    /// An asset, else a file of the name in the bundle; nil where there is neither, or it can't be read.
    @MainActor
    private init?(_ asset: AssetName, _ environment: ImageEnvironment, _ decoder: any ImageDecoder) {
        let catalog = AssetCatalog.in(asset.bundlePath)
        guard let entry = catalog.image(asset.name, environment.traits), let path = catalog.path(of: entry) else {
            guard let file = catalog.file(asset.name, scale: environment.traits.scale) else { return nil }
            self.init(file: file.path, scale: file.scale, isVector: Self.isVector(file.path), decoder)
            return
        }
        self.init(file: path, scale: entry.scale ?? 1, isVector: entry.vector ?? Self.isVector(path), decoder)
        isTemplate = entry.template ?? (entry.symbol == true)
        if let pointSize = entry.pointSize, pointSize > 0 {
            let factor = environment.pointSize / CGFloat(pointSize) * environment.symbolScale
            size = CGSize(width: size.width * factor, height: size.height * factor)
            ownBaseline = entry.baseline.map { CGFloat($0) * factor }
        }
        let scale = CGFloat(entry.scale ?? 1)
        capInsets = entry.resizingInsets.flatMap { insets in
            guard insets.count == 4 else { return nil }
            let points = insets.map { CGFloat($0) / scale }
            return EdgeInsets(top: points[0], leading: points[1], bottom: points[2], trailing: points[3])
        }
    }

    private static func isVector(_ path: String) -> Bool {
        ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
    }

    @MainActor
    private init?(file path: String, scale: Double, isVector: Bool, _ decoder: any ImageDecoder) {
        guard let bitmap = PictureCache.shared.bitmap(file: path, decoder) else {
            RuntimeWarning.report("\(path) is no picture in a format that can be read.", once: "Image.\(path)")
            return nil
        }
        self.init(bitmap, scale: isVector ? 1 : scale)
        if isVector { content = .vector(path: path, natural: bitmap) }
    }

    private init(missing asset: AssetName) {
        RuntimeWarning.report(once: "Image.\(asset)", literal: asset.name) {
            AssetCatalog.in(asset.bundlePath).absence(of: .image, asset)
        }
        self = .missing
    }

    private init(missing message: String) {
        RuntimeWarning.report(message, once: "Image.\(message)")
        self = .missing
    }

    private static var missing: ImageResolution {
        ImageResolution(
            content: .missing, size: CGSize(width: Self.placeholderSide, height: Self.placeholderSide))
    }
}
