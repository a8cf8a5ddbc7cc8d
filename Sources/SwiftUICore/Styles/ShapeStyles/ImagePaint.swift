import Drawing
import Foundation
import Geometry
import RuntimeWarnings

/// A picture that is repeated over a shape, from the corner of its frame.
public struct ImagePaint: ShapeStyle, Equatable {
    public var image: Image
    /// The part of the picture, in fractions of its sides.
    public var sourceRect: CGRect
    /// Points for each of the picture's own.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard case .resolve(let level) = shape.operation, let services = shape.services else { return }
        let environment = shape.derived(ImageEnvironment.self)
        // Styles are resolved on the main thread, though the protocol is not bound to it.
        let resolution = MainActor.assumeIsolated { [source = image.source] in
            UncheckedBox(ImageResolution(source, environment, services))
        }.value
        let opacity = HierarchicalShapeStyle.opacity(ofLevel: level)
        guard let tile = resolution.tile(sourceRect, scale: scale) else {
            return RuntimeWarning.report(
                "ImagePaint repeats bitmaps only; \(image.source) is none.", once: "ImagePaint.\(image.source)")
        }
        shape.resolved = ResolvedStyle(.tile(tile.bitmap, scale: tile.scale)).opacity(opacity)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that is repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ImageResolution {
    /// The part of the picture to repeat, and points a pixel; nil for pictures that are no bitmap.
    /// - Parameter part: in fractions of the sides.
    package func tile(_ part: CGRect, scale: CGFloat) -> (bitmap: Bitmap, scale: CGFloat)? {
        switch content {
        case .bitmap(let bitmap, let own): bitmap.cropped(to: part).map { ($0, scale / own) }
        case .vector(_, let natural): natural.cropped(to: part).map { ($0, scale) }
        case .symbol, .drawn, .missing: nil
        }
    }
}
