/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Searching: the tab has a magnifying glass and the system's word for it, unless it has a label of its own.
    public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Value == Never {
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
        self.init(value: nil, content: content(), label: .search)
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(titleKey, systemImage: systemImage, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(title, systemImage: systemImage, content: content)
    }
}

extension Tab where Label == DefaultTabLabel {
    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: .search)
    }

    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }

    /// - Parameter value: what the selection holds while the tab is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
    }
}

extension Tab {
    /// - Parameter value: what the selection holds while the tab is chosen.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
    }
}
