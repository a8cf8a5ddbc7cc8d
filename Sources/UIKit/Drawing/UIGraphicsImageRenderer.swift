import Foundation
import Geometry
import SwiftUICore

/// How a picture is made.
open class UIGraphicsRendererFormat: NSObject {
    /// Where a picture is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    override public nonisolated init() { super.init() }
}

/// How a picture of pixels is made.
@MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; at first the screen's.
    open var scale = UIScreen.main.scale
    /// Whether nothing shines through: what isn't drawn is black.
    open var opaque = false

    /// The format that suits the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The format that suits the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What is drawn in while a picture is made.
@MainActor
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the outline of a rectangle, inside of it and one point wide.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Draws from now on in a rectangle alone.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what is drawn.
@MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter size: points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// - Parameter size: points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// - Parameter bounds: what of the drawing the picture shows, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// - Parameter bounds: what of the drawing the picture shows, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    /// A picture of what the actions draw; empty where the size is.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
            return UIImage()
        }
        let context = CGContext(traits: UITraitCollection())
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsStack.draw(in: context) { actions(UIGraphicsImageRendererContext(context, format)) }
        let commands = context.takeCommands()
        let renderer = ImageRenderer(
            content: DrawnView(revision: 0) { _, _ in commands }.frame(width: bounds.width, height: bounds.height))
        renderer.scale = format.scale
        renderer.isOpaque = format.opaque
        return renderer.uiImage ?? UIImage()
    }

    /// The same as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The same as a JPEG file.
    /// - Parameter compressionQuality: 0 (small) to 1 (good).
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
