import AppleFoundation

/// A type whose properties read something where an object has no value: Apple's accessors give zero for numbers.
protocol EmptyValued {
    static var emptyValue: Self { get }
}

extension FixedWidthInteger where Self: EmptyValued {
    static var emptyValue: Self { 0 }
}

extension Int: EmptyValued {}
extension Int16: EmptyValued {}
extension Int32: EmptyValued {}
extension Int64: EmptyValued {}
extension Double: EmptyValued { static var emptyValue: Double { 0 } }
extension Float: EmptyValued { static var emptyValue: Float { 0 } }
extension Bool: EmptyValued { static var emptyValue: Bool { false } }
extension String: EmptyValued { static var emptyValue: String { "" } }
extension Data: EmptyValued { static var emptyValue: Data { Data() } }
extension Date: EmptyValued { static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension UUID: EmptyValued {
    static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Decimal: EmptyValued { static var emptyValue: Decimal { 0 } }
extension URL: EmptyValued { static var emptyValue: URL { URL(fileURLWithPath: "/") } }
extension Array: EmptyValued { static var emptyValue: [Element] { [] } }
extension Set: EmptyValued { static var emptyValue: Set<Element> { [] } }
extension Dictionary: EmptyValued { static var emptyValue: [Key: Value] { [:] } }
extension Optional: EmptyValued { static var emptyValue: Wrapped? { nil } }

extension PropertyValue {
    /// The value as a property of a type reads it.
    /// - Returns: nil where the type is another.
    func typed<Value>(as type: Value.Type, of property: NSPropertyDescription) -> Value? {
        switch self {
        case .missing: Self.empty(type)
        case .integer(let value): (value as? Value) ?? Self.integer(value, type)
        case .real(let value): (value as? Value) ?? Self.real(value, type)
        case .boolean(let value): (value as? Value) ?? (NSNumber(value: value) as? Value)
        case .decimal(let value): (value as? Value) ?? (NSDecimalNumber(decimal: value) as? Value)
        case .text(let value): (value as? Value) ?? (NSString(string: value) as? Value) ?? Self.raw(value, type)
        case .set(let objects): (objects as? Value) ?? (anyValue(of: property) as? Value)
        default: anyValue(of: property) as? Value
        }
    }

    static func empty<Value>(_ type: Value.Type) -> Value? {
        (type as? any EmptyValued.Type).flatMap { $0.emptyValue as? Value }
    }

    private static func integer<Value>(_ value: Int64, _ type: Value.Type) -> Value? {
        if let type = type as? any FixedWidthInteger.Type { return type.init(truncatingIfNeeded: value) as? Value }
        return (NSNumber(value: value) as? Value) ?? raw(NSNumber(value: value), type)
    }

    private static func real<Value>(_ value: Double, _ type: Value.Type) -> Value? {
        if type == Float.self { return Float(value) as? Value }
        if type == CGFloat.self { return CGFloat(value) as? Value }
        return NSNumber(value: value) as? Value
    }

    /// An enumeration by its raw value.
    private static func raw<Value>(_ value: Any, _ type: Value.Type) -> Value? {
        let kind = (type as? any OptionalType.Type)?.wrappedType ?? type
        guard let type = kind as? any RawRepresentable.Type else { return nil }
        return make(type, value) as? Value
    }

    private static func make<Kind: RawRepresentable>(_ type: Kind.Type, _ value: Any) -> Kind? {
        (value as? Kind.RawValue).flatMap { Kind(rawValue: $0) }
    }
}
