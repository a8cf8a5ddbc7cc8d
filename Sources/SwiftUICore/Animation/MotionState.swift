import Foundation

/// What of the changes of this turn says whether they are animated.
package struct MotionState {
    /// How many nodes change every transaction.
    package var standingModifierCount = 0
    /// What is asked for is how a place changes, which may have its reason anywhere.
    package fileprivate(set) var isAskedForPlaces = false
    private var update = 0
    private var modifiedUpdate = -1
    /// What the changes of layout in this turn were made under.
    package private(set) var layoutTransaction: TransactionBox?
    /// Something has changed since the last layout, other than by the steps of animations.
    private var isLayoutChanged = false

    package init() {}

    /// Nodes may change the transaction of what changes now.
    package var isModified: Bool { standingModifierCount > 0 || modifiedUpdate == update }

    /// Identifies the update that runs.
    package var updateNumber: Int { update }

    package mutating func beginUpdate() {
        update += 1
        isLayoutChanged = true
    }

    /// A node changes the transaction of what changes in this update.
    package mutating func noteModified() { modifiedUpdate = update }

    /// The layout changes.
    package mutating func noteLayoutChange() {
        guard let box = Transaction.currentBox, box.transaction.animation != nil else { return }
        layoutTransaction = box
    }

    /// Whether views may glide to their new places.
    package var mayGlide: Bool { isLayoutChanged && !isGlidingOff && (layoutTransaction != nil || isModified) }
    private var isGlidingOff = false

    /// Runs `body`, in which nodes that are moved are where they belong at once.
    package mutating func beginPlacingAtOnce() -> Bool {
        defer { isGlidingOff = true }
        return isGlidingOff
    }

    package mutating func endPlacingAtOnce(_ outer: Bool) { isGlidingOff = outer }

    /// Nodes that came into containers which were there already, while views glide.
    private var newcomers: [LayoutNode] = []
    private var isPlacingFirst = false
    /// Nodes that are only drawn from now on, and where in the window they stay.
    private var leavers: [(node: LayoutNode, point: CGPoint)] = []

    mutating func noteLeaver(_ node: LayoutNode, at point: CGPoint) { leavers.append((node, point)) }

    mutating func takeLeavers() -> [(node: LayoutNode, point: CGPoint)] {
        defer { leavers.removeAll() }
        return leavers
    }

    /// A node is placed for the first time.
    /// - Returns: whether what holds it was there already.
    mutating func beginFirstPlace(of node: LayoutNode) -> Bool {
        guard mayGlide, !isPlacingFirst else { return false }
        newcomers.append(node)
        isPlacingFirst = true
        return true
    }

    mutating func endFirstPlace() { isPlacingFirst = false }

    mutating func takeNewcomers() -> [LayoutNode] {
        defer { newcomers.removeAll() }
        return newcomers
    }

    /// Whether a change that is made now may be animated.
    package var mayAnimate: Bool { isModified || Transaction.currentBox?.transaction.animation != nil }
    /// Whether a view that is removed now may leave gradually.
    package var mayDepart: Bool { mayAnimate || hasSelfAnimatedTransitions }
    /// There are transitions with animations of their own.
    package var hasSelfAnimatedTransitions = false

    package mutating func endLayout() {
        layoutTransaction = nil
        isLayoutChanged = false
    }
}

extension ViewNode {
    /// What a change of the node is made under now; nil where it is not animated.
    package final var animatedTransaction: Transaction? { animatedTransaction(from: Transaction.currentBox) }

    /// The transaction as the nodes above have changed it; nil where that animates nothing.
    package final func animatedTransaction(from box: TransactionBox?) -> Transaction? {
        let isModified = viewGraph.motion.isModified
        guard isModified || box?.transaction.animation != nil, !viewGraph.animations.isStepping else { return nil }
        var transaction = box?.transaction ?? Transaction()
        if isModified { applyModifiers(to: &transaction) }
        return transaction.animation == nil ? nil : transaction
    }

    /// What a change of the node's place is made under; nil where it is not animated.
    package final var placeTransaction: Transaction? {
        viewGraph.motion.isAskedForPlaces = true
        defer { viewGraph.motion.isAskedForPlaces = false }
        return animatedTransaction(from: viewGraph.motion.layoutTransaction)
    }

    /// Something below nodes that change every transaction is evaluated: views there may glide to other places.
    package final func noteEvaluation() {
        guard viewGraph.motion.standingModifierCount > 0 else { return }
        var current = parent
        while let node = current {
            if node.modifiesTransactions { node.contentIsUpdated() }
            current = node.parent
        }
    }

    /// The nearest one has the last word.
    private final func applyModifiers(to transaction: inout Transaction) {
        transactionParent?.applyModifiers(to: &transaction)
        if modifiesTransactions { modify(&transaction) }
    }
}
