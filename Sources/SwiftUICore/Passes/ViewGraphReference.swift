/// A window's tree as those hold it that may outlive the window. It is read on the main thread alone.
///
/// It is no weak reference: one of these moves the tree's own count of references to a place apart, where each change of
/// the count takes several times as long, and nodes change it all the time.
package final class ViewGraphReference: @unchecked Sendable {
    /// Nil once the window is gone.
    package internal(set) unowned(unsafe) var viewGraph: ViewGraph?

    init() {}
}
