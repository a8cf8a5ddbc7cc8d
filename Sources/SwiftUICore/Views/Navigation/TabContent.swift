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
    package struct Tab {
        package var view: AnyView
        /// Nil is its place.
        var id: LoopedTabIdentity?
    }

    package var tabs: [Tab] = []
    /// How many loops have made some of them.
    package var loopCount = 0
    package init() {}

    package mutating func append(_ view: AnyView) { tabs.append(Tab(view: view)) }

    /// Adds tabs that were collected apart.
    package mutating func append(_ other: _TabList, _ modify: (AnyView) -> AnyView) {
        tabs += other.tabs.map { Tab(view: modify($0.view), id: $0.id?.moved(by: loopCount)) }
        loopCount += other.loopCount
    }
}

/// What is known of a tab that a loop made.
struct LoopedTabIdentity: Hashable {
    var loop: Int
    let element: AnyHashable
    let place: Int

    func moved(by count: Int) -> LoopedTabIdentity {
        LoopedTabIdentity(loop: loop + count, element: element, place: place)
    }
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

extension ForEach: TabContent where Content: TabContent {
    public typealias Body = Never
    public var body: Never { preconditionFailure("A loop has no body.") }

    public typealias TabValue = Content.TabValue

    @MainActor
    public static func _collectTabs(_ loop: Self, into tabs: inout _TabList) {
        tabs.loopCount += 1
        let number = tabs.loopCount
        for element in loop.data {
            let first = tabs.tabs.count
            var inner = _TabList()
            Content._collectTabs(loop.content(element), into: &inner)
            tabs.append(inner) { $0 }
            let id = AnyHashable(loop.identity(element))
            for place in first..<tabs.tabs.count {
                tabs.tabs[place].id = LoopedTabIdentity(loop: number, element: id, place: place - first)
            }
        }
    }
}

extension ForEach where Content: TabContent {
    /// Tabs for the elements of a collection.
    public nonisolated init<T>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
        self.init(data: data, identity: { $0.id }, content: content)
    }

    /// Tabs for the elements of a collection.
    public nonisolated init<T>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(data: data, identity: { $0[keyPath: id] }, content: content)
    }

    /// Tabs for numbers.
    public nonisolated init<T>(
        _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, T == Content.TabValue {
        self.init(data: data, identity: { $0 }, content: content)
    }
}

/// Several tabs.
public struct _TupleTabContent<TabValue: Hashable>: PrimitiveTabContent {
    var list = _TabList()

    public static func _collectTabs(_ content: Self, into tabs: inout _TabList) { tabs.append(content.list) { $0 } }
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
            let tabs = list.tabs.enumerated().map { place, tab in
                (id: tab.id.map { AnyHashable($0) } ?? AnyHashable(place), view: tab.view)
            }
            return ForEach(tabs, id: \.id) { $0.view }
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
