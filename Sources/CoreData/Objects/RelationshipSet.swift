import AppleFoundation

/// Stands for the objects of a relationship to many.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(owner: NSManagedObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("a set of a relationship can't be made by itself") }
    required init?(coder: NSCoder) { return nil }

    private var objects: [NSManagedObject] {
        (owner.property(key) as? NSRelationshipDescription).map { owner.objects(of: $0) } ?? []
    }

    override var count: Int { objects.count }

    override func member(_ object: Any) -> Any? {
        objects.first { $0 === object as AnyObject }
    }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) { owner._addManagedObjects(object, toKey: key) }
    override func remove(_ object: Any) { owner._removeManagedObjects(object, fromKey: key) }
    override func removeAllObjects() { owner.setValue(nil, forKey: key) }
    override var allObjects: [Any] { objects }
}
