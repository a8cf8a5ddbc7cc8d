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
