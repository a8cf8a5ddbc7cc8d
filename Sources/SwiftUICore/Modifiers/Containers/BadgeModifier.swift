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
    @State private var isShownByLink = false
    @Environment(\.listRow) private var listRow

    nonisolated init(badge: Text?) { self.badge = badge }

    func body(content: Content) -> some View {
        Group {
            if listRow != nil {
                HStack {
                    content.environment(\.linkBadge, badge)
                    if let badge, !isShownByLink {
                        Spacer()
                        badge.foregroundStyle(.secondary)
                    }
                }
                .onPreferenceChange(LinkShowsBadgeKey.self) { isShownByLink = $0 }
            } else {
                content
            }
        }
        .viewTrait(BadgeKey.self, badge)
    }
}

extension EnvironmentValues {
    /// What a link that is a list's row shows before its chevron.
    var linkBadge: Text? {
        get { self[LinkBadgeKey.self] }
        set { self[LinkBadgeKey.self] = newValue }
    }
}

struct LinkBadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

/// A link shows the badge that was set around it.
struct LinkShowsBadgeKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
