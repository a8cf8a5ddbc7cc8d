/// Several views as one value; modifiers apply to each of them.
public nonisolated struct Group<Content> {
    package let content: Content

    /// Rows of a table.
    init(rows: Content) { content = rows }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    public static func _makeNode(_ view: Group<Content>, _ inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeNode(view.content, inputs)
    }

    @MainActor
    public static func _updateNode(_ outputs: _ViewOutputs, to view: Group<Content>) {
        Content._updateNode(outputs, to: view.content)
    }

    public var body: Never { preconditionFailure("Group is drawn by the engine and has no body.") }
}
