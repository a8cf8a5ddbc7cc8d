import AppleFoundation

/// What happens on a save where a store was changed by others since values were read.
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType
    /// What was changed in the store wins over the same property's change in the context.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What was changed in the context wins over the same property's change in the store.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's whole object wins.
    case overwriteMergePolicyType
    /// The store's whole object wins.
    case rollbackMergePolicyType
}

/// Decides between a context's objects and a store that was changed by others.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }

/// An object that others changed in the store since its values were read.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    /// How often the row had been saved when it was read.
    public let oldVersionNumber: Int
    /// How often it is now; 0 where it is gone.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, found: Int64?) {
        sourceObject = object
        oldVersionNumber = Int(object.version)
        newVersionNumber = Int(found ?? 0)
    }
}
