/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle: Sendable {}

/// The styles that there are; an app can make no others.
private protocol StandardListStyle: ListStyle {
    /// nil is the platform's.
    nonisolated var appearance: ListAppearance? { get }
}

/// The platform's list: rounded cards on a grey ground on iOS, rows with margins on macOS.
public struct DefaultListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { nil }
}

/// Rows from edge to edge.
public struct PlainListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { .plain }
}

/// Rows with margins, without cards.
public struct InsetListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { .plain }
}

/// Sections from edge to edge on a grey ground.
public struct GroupedListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { .grouped }
}

/// Sections as rounded cards on a grey ground.
public struct InsetGroupedListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { .insetGrouped }
}

/// A column of places to go to, whose sections can be collapsed.
public struct SidebarListStyle: StandardListStyle {
    public nonisolated init() {}
    fileprivate nonisolated var appearance: ListAppearance? { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets how lists in the view look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, (style as? any StandardListStyle)?.appearance)
    }
}

extension EnvironmentValues {
    /// How lists look; nil is the platform's way.
    package var listAppearance: ListAppearance? {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

package struct ListAppearanceKey: EnvironmentKey {
    package static var defaultValue: ListAppearance? { nil }
}
