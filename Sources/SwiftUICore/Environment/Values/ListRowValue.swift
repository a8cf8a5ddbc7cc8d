/// What a view in a row of a list or form can know of it.
///
/// A control that acts for its whole row takes a `PressModifier` with `actsForRow`: the row then takes the touch,
/// wherever in it, shows itself pressed, and calls the action.
package struct ListRowContext: Hashable, Sendable {
    /// How the list looks.
    package let appearance: ListAppearance

    package init(appearance: ListAppearance) { self.appearance = appearance }
}

/// How the rows of a list are set apart.
package enum ListAppearance: Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections from edge to edge on a grey ground.
    case grouped
    /// Sections as cards on a grey ground.
    case insetGrouped
    /// The same for a column of places to go to.
    case sidebar
    /// Rows without cards, in a column of a split view that leads to the next one.
    case sidebarColumn

    package var isSidebar: Bool { self == .sidebar || self == .sidebarColumn }
    /// The rows lie on the list's own ground.
    package var isBare: Bool { self == .plain || self == .sidebarColumn }
}

extension EnvironmentValues {
    /// The row that the view is in; nil outside of lists. What is shown elsewhere on a row's behalf, such as a sheet or
    /// a pushed view, has to set it to nil.
    package var listRow: ListRowContext? {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}

package struct ListRowKey: EnvironmentKey {
    package static var defaultValue: ListRowContext? { nil }
}
