/// What a preview is shown in, such as the size of a widget.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension View {
    /// Sets what a preview of an extension of the system is shown in. Extensions have no previews here: the view is
    /// drawn as any other.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
