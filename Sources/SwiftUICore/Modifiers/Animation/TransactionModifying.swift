/// A modifier that changes what the changes of its content are made under.
package protocol TransactionModifying: ViewModifier where Body == Never {
    nonisolated func modify(_ transaction: inout Transaction)
    /// Whether changes are made under something else now that the modifier has another value.
    nonisolated func isActive(after old: Self) -> Bool
    /// Whether the modifier changes every transaction, not only those in which it is active.
    nonisolated static var isStanding: Bool { get }
}

extension TransactionModifying {
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = TransactionNode(modifier, inputs)
        node.make(content)
        return _ViewOutputs(node: node)
    }

    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        unsafeDowncast(outputs.node, to: TransactionNode<Self>.self).update(content, modifier)
    }
}

package final class TransactionNode<Modifier: TransactionModifying>: StructuralWrapperNode {
    private var modifier: Modifier
    /// The update in which the modifier became active last.
    private var activeUpdate = -1

    init(_ modifier: Modifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        modifiesTransactions = true
        if Modifier.isStanding { viewGraph.motion.standingModifierCount += 1 }
    }

    @MainActor
    func update<Content: View>(_ content: Content, _ new: Modifier) {
        if new.isActive(after: modifier) {
            activeUpdate = viewGraph.motion.updateNumber
            viewGraph.motion.noteModified()
        }
        if Modifier.isStanding { contentIsUpdated() }
        modifier = new
        Content.updateNode(child, to: content)
    }

    override package func contentIsUpdated() {
        if Modifier.isStanding { activeUpdate = viewGraph.motion.updateNumber }
    }

    override package func modify(_ transaction: inout Transaction) {
        let isActive = activeUpdate == viewGraph.motion.updateNumber
        // Views glide only where something below has changed, not whenever a layout is found in several turns.
        guard isActive || (Modifier.isStanding && !viewGraph.motion.isAskedForPlaces) else { return }
        modifier.modify(&transaction)
    }

    override package func willDetach() {
        if Modifier.isStanding { viewGraph.motion.standingModifierCount -= 1 }
    }
}
