import Drawing
import Foundation
import SwiftUICore

extension UIView {
    /// Draws the view and its subviews, as they look now, in the current context.
    /// - Parameters:
    ///   - rect: where, in the context's coordinates; the view is stretched to it.
    ///   - afterUpdates: changes that have not been on the screen are drawn in any case.
    /// - Returns: false where nothing was drawn: outside of drawing, or of a view without size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return drawSubtree(in: context, rect)
    }

    func drawSubtree(in context: CGContext, _ rect: CGRect) -> Bool {
        let size = bounds.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return false }
        let renderer = ImageRenderer(
            content: UIViewContent(view: self).frame(width: size.width, height: size.height)
                .environment(\.colorScheme, UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light))
        renderer.scale = UIScreen.main.scale
        guard let bitmap = renderer.bitmap() else { return false }
        context.draw(bitmap, in: rect, ImageStyle(interpolation: .high))
        return true
    }
}

extension CALayer {
    /// Draws the layer's view and its subviews, as they look now, in a context.
    public func render(in context: CGContext) {
        guard let owner else { return }
        _ = owner.drawSubtree(in: context, CGRect(origin: .zero, size: owner.bounds.size))
    }
}
