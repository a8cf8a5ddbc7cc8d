import AppleFoundation
import Combine

/// What a fetch request can find: objects, their names, dictionaries or a number.
public protocol NSFetchRequestResult {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that a context keeps in step with a store.
///
/// A view that observes one is updated whenever one of its properties changes.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// What an object is to its context.
    enum Pending { case nothing, insertion, update, deletion, insertionAndDeletion }

    public final let entity: NSEntityDescription
    /// Where the values of its properties are among `slots`.
    final let layout: PropertyLayout
    /// The context that it belongs to; nil before it is inserted, and once it is gone.
    public final internal(set) weak var managedObjectContext: NSManagedObjectContext?

    final var givenID: NSManagedObjectID?
    /// A value for each property of the entity; none before it was read.
    final var slots: [PropertyValue] = []
    /// The values as they are in the store; nil while none was changed.
    final var committed: [PropertyValue]?
    /// Counts the saves of its row.
    final var version: Int64 = 0
    final var pending = Pending.nothing
    /// Whether nobody asked for its values yet.
    public final internal(set) var isFault = true
    /// Asks for names of keys, and has no values.
    final var recording: KeyRecording?
    private final var publisher: ObservableObjectPublisher?

    /// - Parameter context: what it is inserted into; nil makes an object that is nowhere.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        layout = entity.layout
        super.init()
        if let context { context.insert(self) }
    }

    fileprivate static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: self) ?? NSManagedObjectModel.entity(of: self) else {
            fatalError("An NSManagedObject of class '\(self)' must have a valid NSEntityDescription.")
        }
        return entity
    }

    deinit { if let givenID { managedObjectContext?.forget(givenID) } }

    // MARK: What it is

    /// The entity of the class in the model that was loaded last; ends the app where there is none.
    open class func entity() -> NSEntityDescription {
        guard let entity = NSManagedObjectModel.entity(of: self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'.")
        }
        return entity
    }

    /// A request for all objects of the class's entity.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName ?? "")
        return request
    }

    /// The name of the class's entity: that of the class itself while no model is loaded.
    private static var entityName: String? { NSManagedObjectModel.entity(of: self)?.name ?? String(describing: self) }

    /// Its name: a temporary one until it is saved.
    public final var objectID: NSManagedObjectID {
        if let givenID { return givenID }
        let id = NSManagedObjectID(temporaryFor: entity)
        givenID = id
        return id
    }

    /// Emits before one of its values changes.
    public final var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    final func announceChange() { publisher?.send() }

    public final var isInserted: Bool { pending == .insertion }
    public final var isUpdated: Bool { pending == .update }
    public final var isDeleted: Bool { pending == .deletion || pending == .insertionAndDeletion }
    public final var hasChanges: Bool { pending != .nothing }

    /// Whether a value differs from what is in the store.
    public final var hasPersistentChangedValues: Bool { !changedIndexes.isEmpty || isInserted }

    /// 0 when its values are read, else something else.
    public final var faultingState: Int { isFault ? 1 : 0 }

    open override var description: String {
        let values = isFault ? "<fault>" : "\(layout.properties.map { "\($0.name) = \(self.shown($0))" })"
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(values))"
    }

    private func shown(_ property: NSPropertyDescription) -> String {
        property is NSRelationshipDescription
            ? "…" : slots.isEmpty ? "" : slots[property.index].anyValue(of: property).map { "\($0)" } ?? "nil"
    }

    // MARK: To be overridden

    /// Called once in an object's life, when it is first inserted.
    open func awakeFromInsert() {}
    /// Called when the values were read from the store.
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    /// Called when it is about to be deleted, while its relationships are whole.
    open func prepareForDeletion() {}

    /// Throws what keeps it from being saved for the first time.
    open func validateForInsert() throws { try ObjectValidation(self).validate() }
    /// Throws what keeps its changes from being saved.
    open func validateForUpdate() throws { try ObjectValidation(self).validate() }
    /// Throws what keeps it from being deleted.
    open func validateForDelete() throws { try ObjectValidation(self).validateDeletion() }

    // MARK: Values by key

    /// The value of a property by its name, with numbers as NSNumber and relationships to many as NSSet or NSOrderedSet.
    ///
    /// Ends the app where the entity has no such property and the class no such computed one.
    open func value(forKey key: String) -> Any? {
        if layout.index(of: key) == nil, let computed = _computedValue(forKey: key) { return computed.value }
        return anyValue(of: property(key))
    }

    /// The value of a property that is none of the entity's but of the class; adapted sources override this.
    /// - Returns: nil where the class has no such property.
    open func _computedValue(forKey key: String) -> _ComputedValue? { nil }

    /// Sets a property by its name, and the other end of a relationship with it.
    open func setValue(_ value: Any?, forKey key: String) {
        let property = property(key)
        set(property, to: propertyValue(value, of: property))
    }

    /// The value of a property, without telling anybody that it is asked for.
    open func primitiveValue(forKey key: String) -> Any? { anyValue(of: property(key)) }

    /// Sets a property without telling anybody and without touching the other end of a relationship.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let property = property(key)
        readIfNeeded()
        slots[property.index] = propertyValue(value, of: property)
    }

    open func willAccessValue(forKey key: String?) { readIfNeeded() }
    open func didAccessValue(forKey key: String?) {}

    /// Has to come before a change by `setPrimitiveValue(_:forKey:)`.
    open func willChangeValue(forKey key: String) { noteChange() }
    open func didChangeValue(forKey key: String) {}
}

/// Lets any class of managed objects, also one that is known as a type parameter alone, be made by its context.
public protocol _MadeByContext {}

extension NSManagedObject: _MadeByContext {}

extension _MadeByContext where Self: NSManagedObject {
    /// Makes an object of the class's entity and inserts it.
    public init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }
}

/// The value, which may be nil, of a computed property that there is.
public struct _ComputedValue {
    let value: Any?
    public init(_ value: Any?) { self.value = value }
}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}
