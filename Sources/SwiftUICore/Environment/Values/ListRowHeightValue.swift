import Foundation

extension EnvironmentValues {
    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumListRowHeightKey.self] ?? profile.lists.minimumRowHeight }
        set { self[MinimumListRowHeightKey.self] = newValue }
    }

    /// The least height of the headers in a list, in points; nil is that of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumListHeaderHeightKey.self] }
        set { self[MinimumListHeaderHeightKey.self] = newValue }
    }
}

package struct MinimumListRowHeightKey: EnvironmentKey {
    package static var defaultValue: CGFloat? { nil }
}

package struct MinimumListHeaderHeightKey: EnvironmentKey {
    package static var defaultValue: CGFloat? { nil }
}
