import Foundation

extension DynamicViewContent {
    /// Lets the user delete the collection's elements from a list, by a swipe or while editing.
    ///
    /// - Parameter action: called with the offsets of the elements; it has to take them out of the data. nil: they
    ///   can't be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        viewTrait(DeleteActionKey.self, action.map { IndexSetAction(perform: $0) })
    }

    /// Lets the user move the collection's elements within a list.
    ///
    /// - Parameter action: called with the offsets of the elements and the offset, before the move, of the one that they
    ///   are to stand before. nil: they can't be moved.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        viewTrait(MoveActionKey.self, action.map { MoveAction(perform: $0) })
    }
}

extension View {
    /// Keeps the user from deleting the list row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        viewTrait(DeleteDisabledKey.self, isDisabled)
    }

    /// Keeps the user from moving the list row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        viewTrait(MoveDisabledKey.self, isDisabled)
    }
}

package struct IndexSetAction {
    package let perform: (IndexSet) -> Void
}

package struct MoveAction {
    package let perform: (IndexSet, Int) -> Void
}

package struct DeleteActionKey: ViewTraitKey {
    package typealias Value = IndexSetAction?
}

package struct MoveActionKey: ViewTraitKey {
    package typealias Value = MoveAction?
}

package struct DeleteDisabledKey: ViewTraitKey {
    package typealias Value = Bool
}

package struct MoveDisabledKey: ViewTraitKey {
    package typealias Value = Bool
}
