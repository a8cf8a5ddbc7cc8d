import Geometry

extension View {
    /// Puts a view behind this one, which keeps its size.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one, which keeps its size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Fills what is behind the view with a style.
    /// - Parameter edges: where the fill extends into what is covered there, if the view touches it.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(ShapeAttachmentModifier(shape: Rectangle(), style: style, safeAreaEdges: edges))
    }

    /// Fills what is behind the view with the background style.
    /// - Parameter edges: where the fill extends into what is covered there, if the view touches it.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(ShapeAttachmentModifier(shape: shape, style: style, outline: .fill(fillStyle)))
    }

    /// Fills a shape behind the view with the background style.
    public nonisolated func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }
}

public nonisolated struct _BackgroundModifier<Background: View>: AttachmentModifier {
    public var background: Background
    public var alignment: Alignment

    public init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }

    package var attached: Background { background }
    package static var isOverlay: Bool { false }
}
