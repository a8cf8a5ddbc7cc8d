import Foundation

extension ModelContext {
    /// Posted before a context saves.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
    /// Posted after a context has saved; the keys of its information are of `NotificationKey`.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// What the information of a notification is found by.
    public enum NotificationKey: String {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
    }

    /// Writes what has changed, all of it or nothing.
    /// - Throws: `SwiftDataError` where an object lacks a value or can't be deleted, an error of the store otherwise.
    public func save() throws {
        takeInbox()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try checkDenials()
        let changes = pending.all
        try merge(twinsFrom: write(changes))
        finish(changes)
    }

    /// Runs changes and saves them.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    /// Forgets all that was changed since the last time of saving.
    public func rollback() {
        let changes = pending.all
        pending.removeAll()
        for model in changes {
            let storage = model._$storage
            guard storage.state != .inserted else {
                registry.remove(storage.key)
                storage.state = .gone
                continue
            }
            storage.state = .saved
            reread(model, storage.entity.properties)
        }
        observers.notify()
    }

    private func checkDenials() throws {
        for denial in pending.denials where denial.model._$storage.state == .deleted {
            guard denial.partners.contains(where: { $0._$storage.state != .deleted && $0._$storage.state != .gone })
            else {
                continue
            }
            throw SwiftDataError.validationFailure(
                denial.model._$storage.entity.name, denial.property.name,
                "the object can't be deleted while there is anything in this relationship")
        }
    }

    /// An object, and the number of the one that it agrees with in what is unique.
    private typealias Twin = (model: any PersistentModel, key: Int64)

    private func write(_ changes: [any PersistentModel]) throws -> [Twin] {
        var twins: [Twin] = []
        for (store, models) in groups(changes) {
            guard store.configuration.allowsSave else {
                throw SwiftDataError.validationFailure(store.configuration.name, "allowsSave", "the store is read only")
            }
            twins += try store.write { writer in try write(models.map(\._$storage), models, writer) }
        }
        return twins
    }

    private func groups(_ models: [any PersistentModel]) -> [(Store, [any PersistentModel])] {
        var groups: [(Store, [any PersistentModel])] = []
        for model in models {
            guard let store = store(of: model._$storage.entity) else { continue }
            if let index = groups.firstIndex(where: { $0.0 === store }) {
                groups[index].1.append(model)
            } else {
                groups.append((store, [model]))
            }
        }
        return groups
    }

    private func write(
        _ storages: [_ModelStorage], _ models: [any PersistentModel], _ writer: StoreWriter
    ) throws -> [Twin] {
        var twins: [Twin] = []
        for storage in storages where storage.state == .deleted { try writer.delete(storage) }
        for (storage, model) in zip(storages, models) {
            switch storage.state {
            case .inserted:
                if let twin = try twin(of: storage, writer) {
                    twins.append((model, twin))
                    try writer.replace(twin, with: storage)
                } else {
                    try writer.insert(storage)
                }
            case .changed:
                guard try twin(of: storage, writer) == nil else {
                    throw SwiftDataError.validationFailure(
                        storage.entity.name, "\(storage.key)", "another object has the same value where it is unique")
                }
                try writer.update(storage)
            default: break
            }
        }
        try redirect(twins, in: storages, writer)
        let twinKeys = Set(twins.map { $0.model._$storage.key })
        for storage in storages where storage.state != .deleted && !twinKeys.contains(storage.key) {
            try writer.writePairs(storage)
        }
        return twins
    }

    /// What leads to an object that agrees with one that was there leads to that one.
    private func redirect(_ twins: [Twin], in storages: [_ModelStorage], _ writer: StoreWriter) throws {
        guard !twins.isEmpty else { return }
        let keys = Dictionary(twins.map { ($0.model._$storage.key, $0.key) }) { first, _ in first }
        for storage in storages where storage.state != .deleted && keys[storage.key] == nil {
            if storage.redirect(keys) { try writer.update(storage) }
        }
    }

    private func twin(of storage: _ModelStorage, _ writer: StoreWriter) throws -> Int64? {
        for constraint in storage.entity.uniqueConstraints {
            guard storage.state == .inserted || !storage.changes.isDisjoint(with: constraint) else { continue }
            if let twin = try writer.twin(of: storage, in: constraint) { return twin }
        }
        return nil
    }

    /// Of two objects that agree in what is unique, the one that was there holds now what the new one does.
    private func merge(twinsFrom twins: [Twin]) throws {
        for (model, key) in twins {
            let storage = model._$storage
            pending.remove(model)
            registry.remove(storage.key)
            storage.take(key: key)
            if let known = registry.model(key) {
                reread(known, storage.entity.properties)
            } else {
                registry.add(model)
            }
            storage.state = .saved
            storage.changes = []
        }
    }

    private func finish(_ changes: [any PersistentModel]) {
        var saved = SavedChanges()
        var identifiers: [NotificationKey: [PersistentIdentifier]] = [:]
        for model in changes {
            let storage = model._$storage
            saved.entities.insert(storage.entity.name)
            switch storage.state {
            case .inserted:
                saved.inserted.insert(storage.key)
                storage.state = .saved
                identifiers[.insertedIdentifiers, default: []].append(storage.identifier)
            case .deleted:
                saved.deleted.insert(storage.key)
                identifiers[.deletedIdentifiers, default: []].append(storage.identifier)
                registry.remove(storage.key)
                storage.state = .gone
            default:
                saved.updated.insert(storage.key)
                storage.state = .saved
                identifiers[.updatedIdentifiers, default: []].append(storage.identifier)
            }
            storage.changes = []
        }
        pending.removeAll()
        observers.notify()
        container.tell(saved, from: self)
        let information = Dictionary(uniqueKeysWithValues: identifiers.map { ($0.rawValue, $1) })
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: information)
    }
}
