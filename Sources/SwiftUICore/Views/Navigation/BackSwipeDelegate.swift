/// Decides in a stack's stead whether the swipe from the edge leads back.
@MainActor
package protocol BackSwipeDelegate: AnyObject {
    /// - Parameters:
    ///   - depth: how many pages the stack shows, its root with them; 2 or more.
    ///   - isOffered: whether the stack would let it: the bar with the back button is there.
    func backSwipeShouldBegin(depth: Int, isOffered: Bool) -> Bool
}

extension NavigationStack {
    /// The stack with a delegate of its own.
    package nonisolated func backSwipeDelegate(_ delegate: any BackSwipeDelegate) -> NavigationStack {
        var stack = self
        stack.backSwipeDelegate = delegate
        return stack
    }
}
