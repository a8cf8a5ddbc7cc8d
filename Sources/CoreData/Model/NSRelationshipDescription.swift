import AppleFoundation

/// How objects of an entity are tied to objects of another or of the same.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity at the other end.
    open var destinationEntity: NSEntityDescription?
    /// The relationship that leads back, which is kept in step with this one.
    open var inverseRelationship: NSRelationshipDescription?
    /// Where a model is read, entities are named before they are there.
    var destinationName: String?
    var inverseName: String?

    /// The most objects; 0 for any number, 1 for a relationship to one.
    open var maxCount = 0
    /// The fewest objects that a relationship may have which is not empty.
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects have an order.
    open var isOrdered = false

    open var isToMany: Bool { maxCount != 1 }
}
