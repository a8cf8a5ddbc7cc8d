import Foundation

/// Makes an object of the data of a keyed archive, and, in reverse, the data of an object.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes of objects that may be in the archive.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let object = value.flatMap(Self.object) else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// Values of Swift's own become Foundation's objects, which an archive takes.
    private static func object(_ value: Any) -> Any? {
        switch value {
        case let value as [Any]: NSArray(array: value.compactMap(object))
        case let value as [AnyHashable: Any]: NSDictionary(dictionary: value.compactMapValues(object))
        case let value as Set<AnyHashable>: NSSet(array: value.compactMap { object($0.base) })
        case let value as String: NSString(string: value)
        case let value as Data: NSData(data: value)
        case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case let value as URL: NSURL(string: value.absoluteString)
        case let value as UUID: NSUUID(uuidString: value.uuidString)
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: value as? NSObject
        }
    }
}
