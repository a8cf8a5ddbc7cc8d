/// How a query is put to SQLite: what stands behind the table's name.
struct FetchPlan {
    private(set) var tail = ""
    private(set) var values: [SQLiteValue] = []
    /// Whether SQL says the predicate.
    private(set) var isFiltered = true
    /// Whether SQL says all of the query. Else what it does not say, the order and the limit, is left to the caller.
    private(set) var isExact = true

    init(_ query: ObjectQuery, _ store: SQLiteStore) {
        var translation = QueryTranslation(store)
        var conditions: [String] = []
        if query.entity.superentity != nil || !query.entity.subentities.isEmpty {
            let kinds = query.includesSubentities ? query.entity.family : [query.entity]
            conditions.append("t0.Z_ENT IN (\(kinds.map { "\(store.number(of: $0))" }.joined(separator: ", ")))")
        }
        let condition = query.predicate == nil ? "" : query.tree.flatMap { translation.condition($0, query.entity) }
        if let condition {
            if !condition.isEmpty { conditions.append(condition) }
            values = translation.values
        } else {
            (isFiltered, isExact) = (false, false)
            translation = QueryTranslation(store)
        }
        let order = translation.order(query.sortDescriptors, query.entity)
        if order == nil { isExact = false }
        tail = translation.joinText
        if !conditions.isEmpty { tail += " WHERE " + conditions.joined(separator: " AND ") }
        tail += " ORDER BY " + (order ?? "t0.Z_PK")
        if isExact, query.limit > 0 || query.offset > 0 {
            tail += " LIMIT \(query.limit > 0 ? query.limit : -1) OFFSET \(query.offset)"
        }
    }
}
