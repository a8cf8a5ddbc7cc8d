/// What a tab view consists of: tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tab view's selection.
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    var body: Self.Body { get }

    /// Adds the tabs that the content stands for.
    static func _collectTabs(_ content: Self, into tabs: inout _TabList)
}

extension TabContent {
    public static func _collectTabs(_ content: Self, into tabs: inout _TabList) {
        Body._collectTabs(content.body, into: &tabs)
    }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public static func _collectTabs(_ content: Never, into tabs: inout _TabList) {}
}

/// The views of tabs, each with its tab's item and tag.
public struct _TabList {
    package var views: [AnyView] = []
    package init() {}
}

/// Tabs that the engine knows.
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias Body = Never
    public var body: Never { preconditionFailure("An optional has no body.") }

    public typealias TabValue = Wrapped.TabValue

    public static func _collectTabs(_ content: Wrapped?, into tabs: inout _TabList) {
        if let content { Wrapped._collectTabs(content, into: &tabs) }
    }
}

/// Several tabs.
public struct _TupleTabContent<TabValue: Hashable>: PrimitiveTabContent {
    var list = _TabList()

    public static func _collectTabs(_ content: Self, into tabs: inout _TabList) { tabs.views += content.list.views }
}

/// Tabs under a header; a bar shows them as any others.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
    let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent<SelectionValue>, Footer: View {
    public typealias TabValue = SelectionValue

    @MainActor
    public var body: Content { content }
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }
}

extension TabSection where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public nonisolated struct Content<C: TabContent>: View where C.TabValue == TabValue {
        let content: C

        @MainActor
        public var body: some View {
            var list = _TabList()
            C._collectTabs(content, into: &list)
            let views = list.views
            return ForEach(views.indices, id: \.self) { views[$0] }
        }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    @MainActor @preconcurrency
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TupleTabContent<TabValue> {
        var result = _TupleTabContent<TabValue>()
        func add<One: TabContent>(_ one: One) { One._collectTabs(one, into: &result.list) }
        repeat add(each content)
        return result
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    @MainActor @preconcurrency
    public static func buildEither<C: TabContent>(first content: C) -> _TupleTabContent<TabValue> {
        buildBlock(content, _TupleTabContent<TabValue>())
    }
    @MainActor @preconcurrency
    public static func buildEither<C: TabContent>(second content: C) -> _TupleTabContent<TabValue> {
        buildBlock(content, _TupleTabContent<TabValue>())
    }
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TupleTabContent<TabValue> {
        buildBlock(content, _TupleTabContent<TabValue>())
    }
}

extension TabView {
    /// Tabs, of which the selection holds the value of the chosen one.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: Optional(selection)) { TabContentBuilder<SelectionValue>.Content(content: content()) }
    }

    /// Tabs that keep track themselves of which is chosen.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
    }
}
