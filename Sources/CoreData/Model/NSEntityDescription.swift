import AppleFoundation

/// The kind of an object: its name, its class and its properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    /// The class of its objects: a name alone is looked for in the module of the app, a name with a point is whole.
    open var managedObjectClassName: String! = "NSManagedObject" {
        didSet { foundClass = nil }
    }

    /// Whether there are objects of its subentities alone.
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in an earlier version of the model; nil for its name.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    /// Names of attributes that no two objects may share the values of.
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open internal(set) weak var superentity: NSEntityDescription?
    weak var model: NSManagedObjectModel?
    /// Where a model is read, entities are named before they are there.
    var superentityName: String?

    private var ownProperties: [NSPropertyDescription] = []
    private var foundClass: NSManagedObject.Type?
    private var cachedLayout: PropertyLayout?
    private let lock = NSRecursiveLock()

    public override init() {}

    /// Entities that inherit its properties.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
            propertiesDidChange()
        }
    }

    /// All properties, those that it inherits first.
    open var properties: [NSPropertyDescription] {
        get { layout.properties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(\.name))
            ownProperties = newValue.filter { !inherited.contains($0.name) }
            for property in ownProperties { property.owner = self }
            propertiesDidChange()
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        layout.relationships.filter { $0.destinationEntity === entity }
    }

    /// Whether it is another entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) ?? false
    }

    open override var description: String { "NSEntityDescription(\(name ?? "without a name"))" }

    // MARK: Objects by name

    /// The entity of a name in the model that a context works with.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of an entity and inserts it; ends the app where there is no such entity.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not find an entity named '\(entityName)' in this model")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }
}

// MARK: - How its objects hold their values

extension NSEntityDescription {
    var root: NSEntityDescription { superentity?.root ?? self }

    /// It and all that inherit from it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    var stableName: String { renamingIdentifier ?? name ?? "" }

    var layout: PropertyLayout {
        lock.withLock {
            if let cachedLayout { return cachedLayout }
            let layout = PropertyLayout((superentity?.properties ?? []) + ownProperties)
            cachedLayout = layout
            return layout
        }
    }

    func propertiesDidChange() {
        lock.withLock { cachedLayout = nil }
        for entity in subentities { entity.propertiesDidChange() }
    }

    /// The names of attributes, a list for each constraint of the entity and those that it inherits.
    var uniqueNames: [[String]] {
        (superentity?.uniqueNames ?? [])
            + uniquenessConstraints.map { names in
                names.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
            }
    }

    /// The class that its objects are of; NSManagedObject where the app has none of that name.
    var objectClass: NSManagedObject.Type {
        lock.withLock {
            if let foundClass { return foundClass }
            let found = ObjectClasses.named(managedObjectClassName, module: model?.moduleName)
            foundClass = found
            return found
        }
    }
}
