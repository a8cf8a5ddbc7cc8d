import AppleFoundation

/// An index that makes looking for the values of a property faster.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    /// How an index is kept; a store of SQLite has trees alone.
    public enum CollationType: UInt, Sendable { case binary, rTree }

    open var property: NSPropertyDescription?
    open var propertyName: String?
    open var collationType: CollationType
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: CollationType) {
        self.property = property
        propertyName = property.name
        self.collationType = collationType
    }
}

public typealias NSFetchIndexElementType = NSFetchIndexElementDescription.CollationType
