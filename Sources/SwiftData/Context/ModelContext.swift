import AppleFoundation
import Foundation

/// The objects that a part of an app works with, and what it has changed of them.
public final class ModelContext: Equatable, @unchecked Sendable {
    public let container: ModelContainer
    /// What is changed is saved by itself at the end of the turn of the main loop in which it was.
    public var autosaveEnabled: Bool {
        didSet { if autosaveEnabled { autosave.schedule(for: self) } }
    }
    /// Where it is noted how changes are taken back; nil for nowhere.
    public var undoManager: UndoManager?
    /// It belongs to the main actor.
    let isMain: Bool

    let registry = ModelRegistry()
    /// What has to be saved, in the order in which it came.
    var pending = PendingChanges()
    /// Objects are looked at by a predicate or for their order: nobody follows them.
    var isComparing = false
    let observers = ContextObservers()
    private let autosave = Autosave()
    private let inbox = ContextInbox()

    /// For any actor; saves when told.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        self.isMain = isMain
        autosaveEnabled = isMain
        container.add(self)
    }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    func store(of entity: Entity) -> Store? { container.store(of: entity) }

    // MARK: Changes

    public var hasChanges: Bool { !pending.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { pending.models(.inserted) }
    public var changedModelsArray: [any PersistentModel] { pending.models(.changed) }
    public var deletedModelsArray: [any PersistentModel] { pending.models(.deleted) }

    /// Puts a new object in, with those that it has relationships to.
    public func insert<T: PersistentModel>(_ model: T) { insertModel(model) }

    func insertModel(_ model: any PersistentModel, keepsKey: Bool = false) {
        let storage = model._$storage
        if storage.state == .deleted, storage.context === self { return restore(model) }
        if storage.state == .gone { storage.context = nil }
        guard storage.context == nil else { return }
        guard let store = store(of: storage.entity) else {
            fatalError(
                "The model container has no model \(storage.entity.name): give the type to the container, "
                    + "as in modelContainer(for: \(storage.entity.name).self).")
        }
        if storage.key <= store.firstKeys, !keepsKey { storage.take(key: ModelKeys.next()) }
        storage.context = self
        storage.state = .inserted
        registry.add(model)
        pending.add(model)
        for property in storage.entity.relationships {
            for partner in ModelLinks.partners(of: model, property) where partner._$storage.context == nil {
                insertModel(partner)
            }
        }
        takeHold(of: storage)
        ModelUndo.noteInsertion(of: model)
        ModelLinks.connect(model)
        noteChange(of: model)
    }

    /// References to objects that are in the context now are by their numbers.
    private func takeHold(of storage: _ModelStorage) {
        for property in storage.entity.relationships {
            if property.isMany { storage.changes.insert(property.index) }
            switch storage.values[property.index] {
            case .one(let reference?):
                storage.values[property.index] = .one(ModelReference(key: reference.currentKey))
            case .many(let references):
                storage.values[property.index] = .many(references.map { ModelReference(key: $0.currentKey) })
            default: break
            }
        }
    }

    private func restore(_ model: any PersistentModel) {
        let storage = model._$storage
        storage.state = storage.changes.isEmpty ? .saved : .changed
        if storage.changes.isEmpty { pending.remove(model) }
        ModelLinks.connect(model)
        noteChange(of: model)
    }

    func noteChange(of model: any PersistentModel) {
        let storage = model._$storage
        if storage.state == .saved, !storage.changes.isEmpty {
            storage.state = .changed
            pending.add(model)
        }
        observers.notify()
        autosave.schedule(for: self)
    }

    /// Takes an object away; what belongs to it follows the rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) { deleteModel(model) }

    func deleteModel(_ model: any PersistentModel) {
        let storage = model._$storage
        guard storage.context === self, storage.state != .deleted, storage.state != .gone else { return }
        let isNew = storage.state == .inserted
        ModelUndo.noteDeletion(of: model)
        storage.state = .deleted
        for property in storage.entity.relationships {
            letGo(of: ModelLinks.partners(of: model, property), model, property)
        }
        if isNew {
            pending.remove(model)
            registry.remove(storage.key)
            storage.state = .gone
        } else {
            pending.add(model)
        }
        noteChange(of: model)
    }

    private func letGo(of partners: [any PersistentModel], _ model: any PersistentModel, _ property: _ModelProperty) {
        switch property.relationship.deleteRule {
        case .cascade: for partner in partners { deleteModel(partner) }
        case .noAction: break
        case .deny: pending.deny(model, property, partners)
        case .nullify:
            guard let inverse = property.inverse else { break }
            for partner in partners where partner._$storage.state != .deleted {
                ModelLinks.remove(model, from: partner, inverse)
            }
        }
    }

    /// Deletes the objects of a model for which a predicate holds.
    /// - Parameter predicate: nil deletes all.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { deleteModel(object) }
    }

    func isDeleted(_ key: Int64) -> Bool { pending.isDeleted(key) }

    // MARK: Objects by their identifiers

    /// The object that is known by an identifier; it is read when its properties are.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let entity = container.schema.modelEntities.first(where: { $0.name == persistentModelID.entityName }),
            let model = model(persistentModelID.key, of: entity)
        else { fatalError("There is no object \(persistentModelID.key) of \(persistentModelID.entityName).") }
        return model
    }

    /// The object that is known by an identifier, if it was fetched or put in already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registry.model(persistentModelID.key) as? T
    }

    /// The object with a number; nil for one that is deleted.
    func model(_ key: Int64, of entity: Entity) -> (any PersistentModel)? {
        if let known = registry.model(key) { return known._$storage.state == .deleted ? nil : known }
        guard let row = store(of: entity)?.row(key, of: entity) else { return nil }
        return make(row, entity)
    }

    /// The object of a row, made where there is none yet.
    func make(_ row: StoredRow, _ entity: Entity) -> any PersistentModel {
        if let known = registry.model(row.key) {
            if known._$storage.state == .saved { known._$storage.take(row) }
            return known
        }
        let storage = _ModelStorage(entity, key: row.key, context: self)
        storage.take(row)
        let model = entity.type.init(_$storage: storage)
        registry.add(model)
        return model
    }

    // MARK: Other contexts

    /// Another context has saved. It is looked at where the context is used.
    func receive(_ changes: SavedChanges) {
        inbox.put(changes)
        guard isMain else { return }
        DispatchQueue.main.async { [weak self] in self?.takeInbox() }
    }

    /// What others have saved is read anew.
    func takeInbox() {
        for changes in inbox.take() { merge(changes) }
    }
}
