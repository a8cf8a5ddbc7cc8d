import Foundation

/// What shows columns, beside one another or one at a time: what a column tells it and asks of it.
package protocol SplitColumnContainer: AnyObject {
    var isCompact: Bool { get }
    /// What leads out of a column.
    @MainActor func lead(of column: SplitColumn) -> SplitColumn.Lead
    /// Something was put in a column.
    @MainActor func open(_ index: Int, isInitial: Bool)
    /// Nothing is in the columns after one any more.
    @MainActor func close(after index: Int)
    /// - Returns: false where the column before is seen already, or there is none.
    @MainActor func goBack(from index: Int) -> Bool
    @MainActor func toggleSidebar()

    @MainActor func allowsSwipe(from index: Int) -> Bool
    @MainActor func beginSwipe()
    /// - Parameter part: of the width, how far the finger has come.
    @MainActor func swipe(by part: CGFloat)
    /// - Parameter velocity: widths a second.
    @MainActor func endSwipe(velocity: CGFloat)
}
