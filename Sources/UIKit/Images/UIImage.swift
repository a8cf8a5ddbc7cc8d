import Drawing
import Foundation
import Geometry
import RuntimeWarnings
import SwiftUICore

/// A picture.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    @nonexhaustive public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    @nonexhaustive public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    let source: ImageSource
    public let renderingMode: RenderingMode
    /// Points; zero of a picture that was made empty.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// The colour that a template is drawn in; nil is that of its surroundings.
    let tint: UIColor?
    /// The look that a symbol was made in; nil for the plain one.
    public internal(set) var symbolConfiguration: SymbolConfiguration?
    public var imageOrientation: Orientation { .up }

    init(source: ImageSource, size: CGSize, scale: CGFloat, renderingMode: RenderingMode, tint: UIColor? = nil) {
        self.source = source
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// Makes a picture of nothing.
    override public convenience init() {
        let bitmap = Bitmap(width: 0, height: 0, bytesPerRow: 0, pixels: [])
        self.init(source: .bitmap(bitmap, scale: 1), size: .zero, scale: 1, renderingMode: .automatic)
    }

    /// What `#imageLiteral(resourceName:)` makes: a picture of the app, empty (and reported) where there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        if UIImage(named: name) != nil {
            self.init(resolving: .asset(AssetName(name, bundle: nil)))
        } else {
            RuntimeWarning.report(once: "imageLiteral \(name)", literal: name) {
                "#imageLiteral: " + AssetCatalog.main.absence(of: .image, AssetName(name, bundle: nil))
            }
            self.init()
        }
    }

    /// Finds an image set of the app's asset catalog or a file of its bundle; nil where there is none of the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let asset = AssetName(name, bundle: bundle)
        let catalog = AssetCatalog.in(asset.bundlePath)
        let traits = AssetTraits()
        guard catalog.image(name, traits) != nil || catalog.file(name, scale: traits.scale) != nil else { return nil }
        self.init(resolving: .asset(asset))
    }

    /// Finds a system symbol; nil where there is none of the name.
    public convenience init?(systemName name: String) {
        guard SymbolTable.scalar(for: name) != nil else { return nil }
        self.init(resolving: .symbol(name))
    }

    /// Decodes a picture; nil where the data is in no format that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        let picture = EncodedPicture(data)
        guard let bitmap = Self.onMain({ PictureCache.shared.bitmap(picture, $0.imageDecoder) }) else { return nil }
        let scale = scale > 0 ? scale : 1
        self.init(
            source: .encoded(picture, scale: scale),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale,
            renderingMode: .automatic)
    }

    /// Reads a file; nil where it is missing or no picture.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    convenience init(resolving source: ImageSource) {
        let (size, scale) = Self.onMain { services in
            let found = ImageResolution(source, ImageEnvironment(deriving: EnvironmentValues.atLaunch), services)
            guard case .bitmap(_, let scale) = found.content else { return (found.size, 1 as CGFloat) }
            return (found.size, scale)
        }
        self.init(source: source, size: size, scale: scale, renderingMode: .automatic)
    }

    /// The text engine and the decoder live on the main thread.
    static func onMain<Result: Sendable>(_ body: @MainActor (Services) -> Result) -> Result {
        if MainThread.isCurrent { return MainActor.assumeIsolated { body(AppRuntime.drawingServices) } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body(AppRuntime.drawingServices) } }
    }

    /// The picture as a template or in its own colours.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        keepingConfiguration(
            UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint))
    }

    /// The picture as a template in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        keepingConfiguration(
            UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color))
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        keepingConfiguration(
            UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color))
    }

    private func keepingConfiguration(_ image: UIImage) -> UIImage {
        image.symbolConfiguration = symbolConfiguration
        return image
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (source == other.source && scale == other.scale && renderingMode == other.renderingMode
                && tint == other.tint)
    }

    override open var hash: Int { source.hashValue }
}

extension Image {
    /// Makes the picture that a `UIImage` is.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.source)
        if uiImage.symbolConfiguration?.prefersMulticolor == true { attributes.symbolRenderingMode = .multicolor }
        switch (uiImage.renderingMode, uiImage.tint) {
        case (.alwaysTemplate, _): attributes.renderingMode = .template
        case (_, let tint?):
            attributes.renderingMode = .template
            attributes.tint = tint.color
        case (.alwaysOriginal, nil): attributes.renderingMode = .original
        case (.automatic, nil): break
        }
    }
}
