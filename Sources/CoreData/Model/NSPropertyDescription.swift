import AppleFoundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = "" {
        didSet { owner?.propertiesDidChange() }
    }

    /// Whether it may be nil when an object is saved.
    open var isOptional = true
    /// Whether it is never saved.
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in an earlier version of the model; nil for its name.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var isIndexed = false
    open var isIndexedBySpotlight = false

    weak var owner: NSEntityDescription?
    /// Its place among the properties of its entity, which is the same in all entities that inherit it.
    var index = 0

    public override init() {}

    /// The entity that it belongs to; one without a name while it belongs to none.
    open var entity: NSEntityDescription { owner ?? NSEntityDescription() }

    /// The name by which versions of a model know it.
    var stableName: String { renamingIdentifier ?? name }
}
