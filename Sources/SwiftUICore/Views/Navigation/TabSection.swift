/// Tabs under a header: a sidebar shows it, a bar shows the tabs as any others.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
    let header: AnyView?
    let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent<SelectionValue>, Footer: View {
    public typealias TabValue = SelectionValue

    @MainActor
    public var body: Content { content }

    @MainActor
    public static func _collectTabs(_ section: Self, into tabs: inout _TabList) {
        var inner = _TabList()
        Content._collectTabs(section.content, into: &inner)
        let mark = TabSectionMark(header: section.header)
        tabs.append(inner) { AnyView($0.viewTrait(TabSectionKey.self, mark)) }
    }
}

/// The section that tabs are in: those with the same mark are in the same.
final class TabSectionMark {
    let header: AnyView?
    init(header: AnyView?) { self.header = header }
}

struct TabSectionKey: ViewTraitKey {
    typealias Value = TabSectionMark
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.init(header: AnyView(header()), content: content()) }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: nil, content: content())
    }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: AnyView(Text(titleKey)), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: AnyView(Text(title)), content: content())
    }
}
