/// What was written to a store.
struct SavedChanges: Sendable {
    var inserted: Set<Int64> = []
    var updated: Set<Int64> = []
    var deleted: Set<Int64> = []
    /// The names of the entities that any of them belongs to.
    var entities: Set<String> = []
    /// Everything of the entities is gone.
    var isAllDeleted = false
}
