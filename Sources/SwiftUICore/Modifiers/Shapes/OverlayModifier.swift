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
