import Foundation
import Geometry

extension View {
    /// Puts a view in front of this one, which keeps its size.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views in front of this one, which keeps its size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Covers the view with a style.
    /// - Parameter edges: where the fill extends into what is covered there, if the view touches it.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(ShapeAttachmentModifier(shape: Rectangle(), style: style, isOverlay: true, safeAreaEdges: edges))
    }

    /// Fills a shape in front of the view with a style.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(ShapeAttachmentModifier(shape: shape, style: style, outline: .fill(fillStyle), isOverlay: true))
    }

    /// Draws a line along the inside of the view's edges.
    /// - Parameter width: points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            ShapeAttachmentModifier(
                shape: InsetOutline(base: Rectangle(), amount: width / 2), style: content,
                outline: .stroke(StrokeStyle(lineWidth: width), isAntialiased: true), isOverlay: true))
    }
}

public nonisolated struct _OverlayModifier<Overlay: View>: AttachmentModifier {
    public var overlay: Overlay
    public var alignment: Alignment

    public init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }

    package var attached: Overlay { overlay }
    package static var isOverlay: Bool { true }
}
