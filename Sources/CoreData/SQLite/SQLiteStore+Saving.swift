import AppleFoundation

extension SQLiteStore {
    /// Writes changes in one transaction: all of them, or, where it throws, none.
    func save(_ changes: StoreChanges, policy: NSMergePolicyType) throws -> SaveOutcome {
        try lock.withLock {
            try connection.transaction {
                var writer = RowWriter(self, policy: policy)
                return try writer.write(changes)
            }
        }
    }

    /// A number for a new row, which no other gets.
    func nextNumber(_ entity: NSEntityDescription) throws -> Int64 {
        try lock.withLock {
            let table = TableMap.table(entity)
            var last: Int64 = 0
            try connection.run("SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(table)]) {
                last = $0.integer(0)
            }
            let next = last + 1
            if last == 0 {
                try connection.run(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [.text(table), .integer(next)])
            } else {
                try connection.run("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", [.integer(next), .text(table)])
            }
            return next
        }
    }
}

/// The objects that one store has to write.
struct StoreChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
}

/// Writes the rows of changed objects.
struct RowWriter {
    private let store: SQLiteStore
    private let policy: NSMergePolicyType
    private var outcome = SaveOutcome()
    /// The rows of new objects.
    private var numbers: [ObjectIdentifier: Int64] = [:]
    /// Changes that the store's own go before.
    private var yielded: [ObjectIdentifier: Set<Int>] = [:]
    private var dropped: Set<ObjectIdentifier> = []
    private var isGone: Set<ObjectIdentifier> = []

    init(_ store: SQLiteStore, policy: NSMergePolicyType) {
        self.store = store
        self.policy = policy
    }

    mutating func write(_ changes: StoreChanges) throws -> SaveOutcome {
        try findConflicts(changes)
        try number(changes.inserted)
        for object in changes.inserted { try insert(object) }
        for object in changes.updated where !dropped.contains(ObjectIdentifier(object)) { try update(object) }
        for object in changes.inserted { try writeLinks(object, Array(object.slots.indices)) }
        for object in changes.updated where !dropped.contains(ObjectIdentifier(object)) {
            try writeLinks(object, object.changedIndexes)
        }
        for object in changes.deleted where !dropped.contains(ObjectIdentifier(object)) { try delete(object) }
        return outcome
    }

    private mutating func number(_ objects: [NSManagedObject]) throws {
        for object in objects {
            let id = object.objectID
            let number = id.isTemporaryID ? try store.nextNumber(object.entity.root) : id.number
            numbers[ObjectIdentifier(object)] = number
            outcome.versions[ObjectIdentifier(object)] = 1
            guard id.isTemporaryID else { continue }
            outcome.identifiers.append(
                (object, NSManagedObjectID(entity: object.entity, store: store.owner, number: number)))
        }
    }

    // MARK: Conflicts

    private mutating func findConflicts(_ changes: StoreChanges) throws {
        var conflicts: [NSMergeConflict] = []
        for object in changes.updated + changes.deleted {
            let table = TableMap.quoted(TableMap.table(object.entity))
            var version: Int64?
            try store.connection.run(
                "SELECT Z_OPT FROM \(table) WHERE Z_PK = ?", [.integer(object.objectID.number)]
            ) { version = $0.integer(0) }
            if version == object.version { continue }
            // What both have deleted is no conflict.
            if version == nil, object.isDeleted {
                dropped.insert(ObjectIdentifier(object))
                continue
            }
            conflicts.append(NSMergeConflict(object, found: version))
            try settle(object, isThere: version != nil)
        }
        guard policy == .errorMergePolicyType, !conflicts.isEmpty else { return }
        throw CoreDataError.error(
            NSManagedObjectMergeError, "objects were changed in the store since they were read",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    private mutating func settle(_ object: NSManagedObject, isThere: Bool) throws {
        let identity = ObjectIdentifier(object)
        outcome.stale.insert(object)
        switch policy {
        case .rollbackMergePolicyType: dropped.insert(identity)
        case .overwriteMergePolicyType: if !isThere { isGone.insert(identity) }
        case .mergeByPropertyObjectTrumpMergePolicyType: if !isThere { dropped.insert(identity) }
        case .mergeByPropertyStoreTrumpMergePolicyType:
            guard isThere, let row = try store.row(of: object.objectID), let committed = object.committed else {
                dropped.insert(identity)
                return
            }
            let properties = object.layout.properties
            yielded[identity] = Set(
                row.values.indices.filter { index in
                    // Relationships to many are told by the other end.
                    (properties[index] as? NSRelationshipDescription)?.isToMany != true
                        && row.values[index] != committed[index]
                })
        case .errorMergePolicyType: break
        }
    }

    // MARK: Rows

    /// The row of an object at the other end; nothing for one that goes with this save.
    private func number(of value: PropertyValue) -> SQLiteValue {
        switch value {
        case .related(let object):
            if object.isDeleted { return .null }
            return .integer(numbers[ObjectIdentifier(object)] ?? object.objectID.current.number)
        case .reference(let id): return .integer(id.current.number)
        default: return .null
        }
    }

    private func number(of object: NSManagedObject) -> Int64 {
        numbers[ObjectIdentifier(object)] ?? object.objectID.current.number
    }

    private func column(_ index: Int, of object: NSManagedObject) throws -> (String, SQLiteValue)? {
        let property = object.layout.properties[index]
        guard let column = store.map.column(property) else { return nil }
        if let attribute = property as? NSAttributeDescription {
            return (column, try RowCoding.column(object.slots[index], attribute))
        }
        return (column, number(of: object.slots[index]))
    }

    private func insert(_ object: NSManagedObject) throws {
        let insertion = store.insertion(of: object.entity)
        var values: [SQLiteValue] = [.integer(number(of: object)), .integer(store.number(of: object.entity))]
        for (property, attribute) in insertion.properties {
            let value = object.slots[property.index]
            values.append(try attribute.map { try RowCoding.column(value, $0) } ?? number(of: value))
        }
        try store.connection.run(insertion.text, values)
    }

    private mutating func update(_ object: NSManagedObject) throws {
        if isGone.contains(ObjectIdentifier(object)) {
            outcome.versions[ObjectIdentifier(object)] = 1
            return try insert(object)
        }
        let isWhole = policy == .overwriteMergePolicyType && outcome.stale.contains(object)
        let yielded = yielded[ObjectIdentifier(object)] ?? []
        let indexes = isWhole ? Array(object.slots.indices) : object.changedIndexes
        if indexes.isEmpty { return }
        let columns = try indexes.filter { !yielded.contains($0) }.compactMap { try column($0, of: object) }
        let settings = columns.map { ", \(TableMap.quoted($0.0)) = ?" }.joined()
        let table = TableMap.quoted(TableMap.table(object.entity))
        try store.connection.run(
            "UPDATE \(table) SET Z_OPT = Z_OPT + 1\(settings) WHERE Z_PK = ?",
            columns.map(\.1) + [.integer(number(of: object))])
        if !outcome.stale.contains(object) { outcome.versions[ObjectIdentifier(object)] = object.version + 1 }
    }

    private func delete(_ object: NSManagedObject) throws {
        let number = SQLiteValue.integer(number(of: object))
        for relationship in object.layout.relationships {
            guard case .pairs(let pairs) = store.map.link(relationship) else { continue }
            try store.connection.run("DELETE FROM \(TableMap.quoted(pairs.name)) WHERE \(pairs.own) = ?", [number])
        }
        let table = TableMap.quoted(TableMap.table(object.entity))
        try store.connection.run("DELETE FROM \(table) WHERE Z_PK = ?", [number])
    }

    // MARK: Relationships to many

    private func writeLinks(_ object: NSManagedObject, _ indexes: [Int]) throws {
        for index in indexes {
            guard let relationship = object.layout.properties[index] as? NSRelationshipDescription,
                let link = store.map.link(relationship)
            else { continue }
            switch link {
            case .column: continue
            case .inverse(_, let order): if let order { try writeOrder(order, relationship, object.slots[index]) }
            case .pairs(let pairs): try writePairs(pairs, object, index)
            }
        }
    }

    private func writeOrder(
        _ column: String, _ relationship: NSRelationshipDescription, _ value: PropertyValue
    ) throws {
        guard let destination = relationship.destinationEntity else { return }
        let table = TableMap.quoted(TableMap.table(destination))
        for (place, other) in value.objects.enumerated() where !other.isDeleted {
            try store.connection.run(
                "UPDATE \(table) SET \(TableMap.quoted(column)) = ? WHERE Z_PK = ?",
                [.integer(Int64(place)), .integer(number(of: other))])
        }
    }

    private func writePairs(_ pairs: TableMap.PairTable, _ object: NSManagedObject, _ index: Int) throws {
        let own = number(of: object)
        let (old, new) = (Set(object.committed?[index].objects ?? []), object.slots[index].objects)
        let table = TableMap.quoted(pairs.name)
        if pairs.isWriter {
            for other in old.subtracting(new) {
                try store.connection.run(
                    "DELETE FROM \(table) WHERE \(pairs.own) = ? AND \(pairs.other) = ?",
                    [.integer(own), .integer(number(of: other))])
            }
            for other in new where !other.isDeleted && !old.contains(other) {
                try store.connection.run(
                    "INSERT OR IGNORE INTO \(table) (\(pairs.own), \(pairs.other)) VALUES (?, ?)",
                    [.integer(own), .integer(number(of: other))])
            }
        }
        guard let order = pairs.order else { return }
        for (place, other) in new.enumerated() where !other.isDeleted {
            try store.connection.run(
                "INSERT INTO \(table) (\(pairs.own), \(pairs.other), \(order)) VALUES (?, ?, ?) "
                    + "ON CONFLICT (Z_FIRST, Z_SECOND) DO UPDATE SET \(order) = excluded.\(order)",
                [.integer(own), .integer(number(of: other)), .integer(Int64(place))])
        }
    }
}
