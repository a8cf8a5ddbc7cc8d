import AppleFoundation

/// What is asked of the objects of a relationship to many.
extension QueryTranslation {
    /// Rows at the other end of a relationship to many.
    private struct Members {
        /// The name of their table in the statement.
        let table: String
        /// What stands behind `SELECT … `.
        let source: String
        let entity: NSEntityDescription
    }

    /// `ANY tags.name == %@`, `NONE …`, `tags CONTAINS %@` and `tags.@count > %@`; nil for what is none of them.
    mutating func collection(
        _ keys: [String], _ comparison: PredicateComparison, _ value: Any?, _ entity: NSEntityDescription
    ) -> String? {
        if comparison.quantifier == .direct, keys.count == 2, keys[1] == "@count" {
            return count(keys[0], comparison, value, entity)
        }
        if comparison.quantifier == .direct, comparison.kind == .contains, keys.count == 1 {
            return existence(keys, PredicateComparison(kind: .equal, options: []), value, entity)
        }
        switch comparison.quantifier {
        case .any: return existence(keys, comparison, value, entity)
        case .none: return existence(keys, comparison, value, entity).map { "NOT \($0)" }
        case .direct, .all: return nil
        }
    }

    private mutating func count(
        _ key: String, _ comparison: PredicateComparison, _ value: Any?, _ entity: NSEntityDescription
    ) -> String? {
        guard let number = PredicateComparison.number(value), let members = members(key, entity) else { return nil }
        let sign: String
        switch comparison.kind {
        case .equal: sign = "="
        case .unequal: sign = "<>"
        case .less: sign = "<"
        case .lessOrEqual: sign = "<="
        case .greater: sign = ">"
        case .greaterOrEqual: sign = ">="
        default: return nil
        }
        values.append(.real(number))
        return "(SELECT count(*) \(members.source)) \(sign) ?"
    }

    private mutating func existence(
        _ keys: [String], _ comparison: PredicateComparison, _ value: Any?, _ entity: NSEntityDescription
    ) -> String? {
        guard keys.count < 3, let key = keys.first, let members = members(key, entity) else { return nil }
        guard keys.count == 2 else { return identity(members, comparison, value) }
        guard let place = members.entity.layout.index(of: keys[1]) else { return nil }
        let property = members.entity.layout.properties[place]
        guard let name = map.column(property) else { return nil }
        let column = Column(text: "\(members.table).\(TableMap.quoted(name))", property: property)
        let direct = PredicateComparison(kind: comparison.kind, options: comparison.options)
        return compare(column, direct, value).map { "EXISTS (SELECT 1 \(members.source) AND (\($0)))" }
    }

    private mutating func identity(_ members: Members, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        guard comparison.kind == .equal, let number = number(of: value) else { return nil }
        values.append(.integer(number))
        return "EXISTS (SELECT 1 \(members.source) AND \(members.table).Z_PK = ?)"
    }

    private mutating func members(_ key: String, _ entity: NSEntityDescription) -> Members? {
        guard let place = entity.layout.index(of: key),
            let relationship = entity.layout.properties[place] as? NSRelationshipDescription,
            let destination = relationship.destinationEntity, let link = map.link(relationship)
        else { return nil }
        let table = "c\(collectionCount)"
        let from = "FROM \(TableMap.quoted(TableMap.table(destination))) \(table)"
        collectionCount += 1
        switch link {
        case .column: return nil
        case .inverse(let column, _):
            let source = "\(from) WHERE \(table).\(TableMap.quoted(column)) = t0.Z_PK"
            return Members(table: table, source: source, entity: destination)
        case .pairs(let pairs):
            let join = "JOIN \(TableMap.quoted(pairs.name)) \(table)p ON \(table)p.\(pairs.other) = \(table).Z_PK"
            let source = "\(from) \(join) WHERE \(table)p.\(pairs.own) = t0.Z_PK"
            return Members(table: table, source: source, entity: destination)
        }
    }
}
