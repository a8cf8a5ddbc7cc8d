/// A tab of a tab view and the view that it shows.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value

    let value: Value?
    let content: Content
    let label: Label

    @MainActor
    public static func _collectTabs(_ tab: Self, into tabs: inout _TabList) {
        let view = tab.content.tabItem { tab.label }
        tabs.append(tab.value.map { AnyView(view.tag($0)) } ?? AnyView(view))
    }
}

extension Tab {
    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Label == EmptyView {
    /// A tab without a label, for tab views that hide their bar.
    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }
}

extension Tab where Label == DefaultTabLabel {
    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }
}

/// The title and the icon of a tab.
public nonisolated struct DefaultTabLabel: View {
    /// Nil is the system's word for searching.
    private let title: Text?
    private let icon: Image

    static var search: DefaultTabLabel { DefaultTabLabel(nil, Image(systemName: "magnifyingglass")) }

    init(_ title: Text?, _ icon: Image) {
        self.title = title
        self.icon = icon
    }

    @MainActor
    public var body: some View {
        Label {
            if let title { title } else { SystemText(.search) }
        } icon: {
            icon
        }
    }
}
