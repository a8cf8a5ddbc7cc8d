extension View {
    /// Shows a number at the end of a list row, or on the item of a tab; none for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a text at the end of a list row, or on the item of a tab; none for nil.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }

    /// Shows a text at the end of a list row, or on the item of a tab; none for nil.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(badge: key.map { Text($0) }))
    }

    /// Shows a text at the end of a list row, or on the item of a tab; none for nil.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text($0) }))
    }
}

extension TabContent {
    /// Shows a number on the items of the tabs; none for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a text on the items of the tabs; none for nil.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { AnyView($0.badge(label)) }
    }

    /// Shows a text on the items of the tabs; none for nil.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Shows a text on the items of the tabs; none for nil.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
}

/// What a view asks its tab to show.
package struct BadgeKey: ViewTraitKey {
    package typealias Value = Text?
}

private struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.listRow) private var listRow

    nonisolated init(badge: Text?) { self.badge = badge }

    func body(content: Content) -> some View {
        Group {
            if listRow != nil {
                HStack {
                    content
                    if let badge {
                        Spacer()
                        badge.foregroundStyle(.secondary)
                    }
                }
            } else {
                content
            }
        }
        .viewTrait(BadgeKey.self, badge)
    }
}
