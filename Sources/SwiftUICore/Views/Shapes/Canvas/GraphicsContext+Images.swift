import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// A picture, ready to be drawn.
    public struct ResolvedImage {
        let image: ImageResolution
        let attributes: ImageAttributes
        let services: Services

        /// What a template is filled with; nil for pictures with their own colours.
        public var shading: Shading?

        /// The picture's own size in points.
        public var size: CGSize { image.size }

        /// How far the baseline of text lies below the picture's top, in points.
        public var baseline: CGFloat { image.baseline ?? image.size.height }
    }

    /// The picture that an image is in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let imageEnvironment = ImageEnvironment(deriving: environment)
        let (source, services) = (image.source, recorder.services)
        let resolution = MainActor.assumeIsolated {
            UncheckedBox(ImageResolution(source, imageEnvironment, services))
        }.value
        let isTemplate = image.attributes.renderingMode.map { $0 == .template } ?? resolution.isTemplate
        return ResolvedImage(
            image: resolution, attributes: image.attributes, services: services,
            shading: isTemplate ? .foreground : nil)
    }

    /// Draws a picture, resized to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let foreground = image.shading.map { self.style(of: $0, filling: rect) }
        let (resolution, attributes, services) = (image.image, image.attributes, image.services)
        let environment = UncheckedBox(environment)
        let reach = foreground?.reach ?? 0
        paint(in: rect.insetBy(dx: -reach, dy: -reach)) { painter in
            ImagePainting(
                image: resolution, attributes: attributes, foreground: foreground ?? ResolvedStyle(.black),
                services: services, environment: environment.value
            )
            .paint(&painter, in: rect)
        }
    }

    /// Draws a picture at its own size, with a point of it at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = anchor.point(in: image.size)
        draw(image, in: CGRect(origin: CGPoint(x: point.x - corner.x, y: point.y - corner.y), size: image.size))
    }

    /// Draws a picture, resized to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture at its own size, with a point of it at a place.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension Bitmap {
    /// A part of the picture.
    /// - Parameter part: in fractions of the sides.
    /// - Returns: nil where no pixel is left; the picture itself for all of it.
    package func cropped(to part: CGRect) -> Bitmap? {
        let left = max(0, Int((part.minX * CGFloat(width)).rounded()))
        let top = max(0, Int((part.minY * CGFloat(height)).rounded()))
        let right = min(width, Int((part.maxX * CGFloat(width)).rounded()))
        let bottom = min(height, Int((part.maxY * CGFloat(height)).rounded()))
        guard right > left, bottom > top else { return nil }
        if right - left == width, bottom - top == height { return self }
        let rowLength = 4 * (right - left)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(rowLength * (bottom - top))
        for row in top..<bottom {
            let start = row * bytesPerRow + 4 * left
            pixels += self.pixels[start..<(start + rowLength)]
        }
        return Bitmap(width: right - left, height: bottom - top, bytesPerRow: rowLength, pixels: pixels)
    }
}
