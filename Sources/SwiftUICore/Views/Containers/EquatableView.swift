/// A view whose body is evaluated anew only when it does not equal what it was.
public nonisolated struct EquatableView<Content: View & Equatable>: View, Equatable {
    public var content: Content

    public nonisolated init(content: Content) { self.content = content }

    public var body: some View { content }

    public nonisolated static func == (left: EquatableView<Content>, right: EquatableView<Content>) -> Bool {
        left.content == right.content
    }
}

extension View where Self: Equatable {
    /// Evaluates the view's body anew only when the view does not equal what it was.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
