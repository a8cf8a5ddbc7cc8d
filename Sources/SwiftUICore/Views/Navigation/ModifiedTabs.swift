/// Tabs whose views a modifier changes.
struct ModifiedTabs<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    let content: Content
    let modify: @MainActor (AnyView) -> AnyView

    static func _collectTabs(_ tabs: Self, into list: inout _TabList) {
        var inner = _TabList()
        Content._collectTabs(tabs.content, into: &inner)
        list.append(inner, tabs.modify)
    }
}
