import Geometry

/// A section's header, with the button that collapses the section where there is one.
nonisolated struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?

    @MainActor
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        view.hasButton(in: inputs)
            ? CollapsibleHeader<Content>._makeNode(view.collapsible, inputs) : Content._makeNode(view.content, inputs)
    }

    @MainActor
    static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        if let node = outputs.node as? BodyNode<CollapsibleHeader<Content>> {
            node.update(to: view.collapsible)
        } else {
            Content._updateNode(outputs, to: view.content)
        }
    }

    private func hasButton(in inputs: _ViewInputs) -> Bool {
        isExpanded != nil && inputs.environment.values.value(of: ListRowKey.self)?.appearance.isSidebar == true
    }

    @MainActor
    private var collapsible: CollapsibleHeader<Content> {
        CollapsibleHeader(content: content, isExpanded: isExpanded ?? .constant(true))
    }

    var body: Never { preconditionFailure("SectionHeader is drawn by the engine and has no body.") }
}

/// A header with a chevron that points down while the section is open.
struct CollapsibleHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>

    var body: some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                content
                Spacer()
                DisclosureChevron(isExpanded: isExpanded.wrappedValue)
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(.tint)
            }
        }
        .buttonStyle(.plain)
        .onKeyPress(keys: [.leftArrow, .rightArrow], action: disclose)
    }

    @Environment(\.layoutDirection) private var direction

    /// The arrow that leads onwards opens the section, the other one closes it.
    private func disclose(_ press: KeyPress) -> KeyPress.Result {
        let opens = (press.key == .rightArrow) == (direction == .leftToRight)
        guard opens != isExpanded.wrappedValue else { return .ignored }
        isExpanded.wrappedValue = opens
        return .handled
    }
}
