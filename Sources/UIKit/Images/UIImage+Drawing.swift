import Drawing
import Foundation
import SwiftUICore

extension UIImage {
    /// Draws the picture in the current context, stretched to a rectangle; outside of drawing there is none.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
            let bitmap = drawnPixels(for: rect.size)
        else { return }
        context.draw(bitmap, in: rect, ImageStyle(interpolation: .high))
    }

    /// Draws the picture in the current context, as large as it is.
    /// - Parameter point: the upper left corner, in points.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The picture's own pixels; of a symbol or a template those that it has in its colour.
    @MainActor
    private func drawnPixels(for size: CGSize) -> Bitmap? {
        if case .symbol = source { return rendered(size) }
        return renderingMode == .alwaysTemplate ? rendered(size) : pixels()
    }

    @MainActor
    private func rendered(_ size: CGSize) -> Bitmap? {
        let renderer = ImageRenderer(
            content: Image(uiImage: self).resizable().frame(width: size.width, height: size.height))
        renderer.scale = UIScreen.main.scale
        return renderer.bitmap()
    }
}
