import Foundation

/// How wide a column may be, in points.
package struct ColumnWidth: Equatable {
    var minimum: CGFloat?
    /// Nil is the platform's.
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// The width for what the user dragged it to, if anything.
    func resolved(dragged: CGFloat?, standard: CGFloat) -> CGFloat {
        let ideal = ideal ?? standard
        // A column that says nothing about it can be dragged within these (from memory).
        let lower = max(0, minimum ?? min(ideal, standard * 0.625))
        let upper = max(lower, maximum ?? max(ideal, standard * 1.5))
        return min(max(dragged ?? ideal, lower), upper)
    }
}

package struct ColumnWidthKey: PreferenceKey {
    package static var defaultValue: ColumnWidth? { nil }
    package static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the width of the column that the view is in, in points; the user can't change it.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the width of the column that the view is in, in points, and between which widths the user can drag it.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
