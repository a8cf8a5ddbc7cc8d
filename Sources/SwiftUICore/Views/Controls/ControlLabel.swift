/// A control's label as one view: what a builder made of several lies side by side.
struct ControlLabel<Content: View>: View {
    let content: Content

    /// The label, in a stack where its type may stand for several views or none.
    static func make(of content: Content) -> AnyView {
        RowCardinality.of(Content.self) == .one ? AnyView(content) : AnyView(ControlLabel(content: content))
    }

    var body: some View { HStack { content } }
}
