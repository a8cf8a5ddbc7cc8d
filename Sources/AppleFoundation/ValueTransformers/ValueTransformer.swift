import Foundation
import Synchronization

/// Makes a value of another and, where it can, the first of the second.
///
/// Foundation on Linux has none. Core Data makes data of transformable attributes with them.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let named = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    public override init() {}

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        named.withLock { $0[name] = transformer }
    }

    /// The transformer that was set for a name; Foundation's own are there without.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let transformer = Self.transformer(named: name) else { return nil }
        self.init(standingFor: transformer)
    }

    /// The same as `init(forName:)`, without a copy.
    package static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
        if let known = named.withLock({ $0[name] }) { return known }
        return name == .secureUnarchiveFromDataTransformerName ? NSSecureUnarchiveFromDataTransformer() : nil
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        named.withLock { Array($0.keys) }
    }

    private var original: ValueTransformer?

    private init(standingFor original: ValueTransformer) { self.original = original }

    /// The class of what `transformedValue(_:)` makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { original.map { $0.transformedValue(value) } ?? value }

    open func reverseTransformedValue(_ value: Any?) -> Any? {
        original.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
    }
}

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}
