extension View {
    /// Calls an action with a value that is made of the view's geometry: once at first, and whenever it changes.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Calls an action with the old and the new value that is made of the view's geometry: once at first, with the same
    /// value twice, and whenever it changes.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.allowsHitTesting(false).onChange(of: transform(proxy), initial: true, action)
            })
    }
}
