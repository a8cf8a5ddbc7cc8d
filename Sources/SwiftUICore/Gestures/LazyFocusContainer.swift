import Foundation
import Platform

/// A container whose rows exist only near what is visible, but can all be reached by the keyboard.
@MainActor
package protocol LazyFocusContainer: LayoutNode {
    var focusRowCount: Int { get }
    /// The row that stands for all that can be chosen, if there are such rows.
    var focusEntry: Int? { get }
    /// A row that is chosen.
    var chosenEntry: Int? { get }
    func isShown(_ index: Int) -> Bool
    /// The row at an index below the count, made now if need be.
    func focusRow(at index: Int) -> LayoutNode
    /// nil for what is no row of the container.
    func focusIndex(of row: LayoutNode) -> Int?
    /// What pinned headers cover at the start of what is visible, in points down.
    var coveredHeight: CGFloat { get }
    func focusDestination(at index: Int) -> ScrollDestination?
    /// Lets go of the rows that were made to be looked into.
    func releaseFocusRows()
}

/// What can be chosen among the rows of a container by the keyboard.
@MainActor
package protocol FocusGroup: ViewNode {
    /// One of the rows that exist can be chosen.
    var isFocusGroup: Bool { get }
    /// A row that is chosen.
    var chosenIndex: Int? { get }
}

/// Knows what keys mean that nothing inside of it has a meaning for.
@MainActor
package protocol OuterKeyHandling: LayoutNode {
    /// - Returns: whether it took the key.
    func handleFromInside(_ event: KeyEvent) -> Bool
}
