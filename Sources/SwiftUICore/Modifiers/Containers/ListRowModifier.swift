import Foundation
import Geometry

extension View {
    /// Sets the distances of a list row's content from the edges of the row; nil is the list's own.
    ///
    /// Around a section or a `ForEach` it holds for each row.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        viewTrait(ListRowInsetsKey.self, insets)
    }

    /// Puts a view behind a list row, in place of the list's own background; nil is the list's own.
    @ViewBuilder
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        viewTrait(ListRowBackgroundKey.self, view.map { AnyView($0) })
    }
}

package struct ListRowInsetsKey: ViewTraitKey {
    package typealias Value = EdgeInsets?
}

package struct ListRowBackgroundKey: ViewTraitKey {
    package typealias Value = AnyView?
}
