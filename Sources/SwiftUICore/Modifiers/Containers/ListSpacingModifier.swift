import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// Points; nil is the list's own.
    let points: CGFloat?

    /// What suits the list's style.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than usual (iOS: 20 points, from memory).
    public static let compact = ListSectionSpacing(points: 20)
    /// As many points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets the distance between the sections of lists in the view.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// Sets the distance between the sections of lists in the view, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the distance between the rows of lists in the view, in points; nil is none. Rows that are apart have no lines
    /// between them.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}

extension EnvironmentValues {
    /// Points between sections; nil is the list's own.
    package var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// Points between rows; nil is none.
    package var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

package struct ListSectionSpacingKey: EnvironmentKey {
    package static var defaultValue: CGFloat? { nil }
}

package struct ListRowSpacingKey: EnvironmentKey {
    package static var defaultValue: CGFloat? { nil }
}
