/// Views that belong together, with what stands above and below them.
///
/// Lists and forms set sections apart; elsewhere the header, the content and the footer follow one another.
public nonisolated struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content is shown, for a section that can be collapsed.
    package var isExpanded: Binding<Bool>?
    /// Read where the section is made, so that whoever makes it is evaluated again when it changes.
    private var showsContent = true

    package init(header: Parent, content: Content, footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>) {
        self.init(header: header, content: content, footer: footer)
        self.isExpanded = isExpanded
        showsContent = isExpanded.wrappedValue
    }

    var shownContent: Content? { showsContent ? content : nil }
}

// The binding is read and written on the main actor.
extension Section: @unchecked Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that can be collapsed: in a list of the sidebar style its header has a button for that.
    /// - Parameter isExpanded: whether the content is shown.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// - Parameter isExpanded: whether the content is shown.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// - Parameter isExpanded: whether the content is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> SectionNode { SectionNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: SectionNode) {
        SectionHeader<Parent>.updateNode(node.header, to: SectionHeader(content: header, isExpanded: isExpanded))
        Optional<Content>.updateNode(node.content, to: shownContent)
        Footer.updateNode(node.footer, to: footer)
    }
}

/// Holds the parts of a section, which containers that know sections lay out in their own way.
package final class SectionNode: ViewNode {
    package private(set) var header: ViewNode!
    package private(set) var content: ViewNode!
    package private(set) var footer: ViewNode!

    @MainActor
    init<Parent: View, Content: View, Footer: View>(
        _ section: Section<Parent, Content, Footer>, _ inputs: _ViewInputs
    ) {
        super.init(inputs)
        // Headers and footers may be shown where their rows are not.
        var inputs = self.inputs
        inputs.isLazy = false
        header = SectionHeader<Parent>.makeNode(
            SectionHeader(content: section.header, isExpanded: section.isExpanded),
            inputs.aroundRows(as: .header))
        content = Optional<Content>.makeNode(section.shownContent, self.inputs)
        footer = Footer.makeNode(section.footer, inputs.aroundRows(as: .footer))
    }

    override package func appendRows(to rows: inout SectionedRows) { rows.add(self) }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let header { body(header) }
        if let content { body(content) }
        if let footer { body(footer) }
    }
}
