import Synchronization

/// What other contexts have saved and this one has not looked at.
final class ContextInbox: Sendable {
    private let changes = Mutex<[SavedChanges]>([])

    func put(_ new: SavedChanges) { changes.withLock { $0.append(new) } }

    func take() -> [SavedChanges] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}
