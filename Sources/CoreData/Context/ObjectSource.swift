/// The values of an object as a store, or a parent context, has them.
struct StoredRow {
    let id: NSManagedObjectID
    let version: Int64
    /// One for each property. Objects are references; relationships to many are missing.
    let values: [PropertyValue]
}

/// What a source found.
struct FoundRows {
    let rows: [StoredRow]
    /// Whether the predicate was kept; else all of the entity's were found.
    let isFiltered: Bool
    /// Whether the predicate, the order and the limit were kept.
    let isExact: Bool
}

/// Where a context gets its objects: stores, or a parent context.
protocol ObjectSource: AnyObject {
    func rows(matching query: ObjectQuery) throws -> FoundRows
    /// Nil where the source can't count without making objects.
    func count(matching query: ObjectQuery) throws -> Int?
    func row(of id: NSManagedObjectID) throws -> StoredRow?
    func rows(relatedTo id: NSManagedObjectID, by relationship: NSRelationshipDescription) throws -> [StoredRow]
}
