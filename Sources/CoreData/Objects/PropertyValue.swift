import AppleFoundation

/// The value of one property as an object holds it.
enum PropertyValue {
    /// Nil; of a relationship to many: not read yet.
    case missing
    /// Of all types of whole numbers.
    case integer(Int64)
    /// Of both types of binary fractions.
    case real(Double)
    case boolean(Bool)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case identifier(UUID)
    case address(URL)
    /// Of a transformable attribute.
    case object(Any)
    /// An object that was not looked for yet.
    case reference(NSManagedObjectID)
    case related(NSManagedObject)
    case set(Set<NSManagedObject>)
    case list([NSManagedObject])

    var isMissing: Bool {
        if case .missing = self { return true }
        return false
    }

    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    /// The objects of a relationship; none where they were not read yet.
    var objects: [NSManagedObject] {
        switch self {
        case .related(let object): [object]
        case .set(let objects): Array(objects)
        case .list(let objects): objects
        default: []
        }
    }
}

// MARK: - Equality

extension PropertyValue: Equatable {
    static func == (first: PropertyValue, second: PropertyValue) -> Bool {
        switch (first, second) {
        case (.missing, .missing): true
        case (.integer(let first), .integer(let second)): first == second
        case (.real(let first), .real(let second)): first == second
        case (.boolean(let first), .boolean(let second)): first == second
        case (.decimal(let first), .decimal(let second)): first == second
        case (.text(let first), .text(let second)): first == second
        case (.date(let first), .date(let second)): first == second
        case (.data(let first), .data(let second)): first == second
        case (.identifier(let first), .identifier(let second)): first == second
        case (.address(let first), .address(let second)): first == second
        case (.object(let first), .object(let second)):
            (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
        case (.set(let first), .set(let second)): first == second
        case (.list(let first), .list(let second)): first.elementsEqual(second, by: ===)
        default: first.relatedID.map { $0 == second.relatedID } ?? false
        }
    }

    /// Of a relationship to one.
    var relatedID: NSManagedObjectID? {
        switch self {
        case .reference(let id): id
        case .related(let object): object.objectID
        default: nil
        }
    }
}

// MARK: - From and to values of any type

extension PropertyValue {
    /// What an attribute holds for a value that is given to it; ends the app where the types don't go together.
    init(_ value: Any, attribute: NSAttributeDescription) {
        guard let value = PredicateTerm.unwrapped(value) else {
            self = .missing
            return
        }
        guard let result = Self.value(value, attribute.attributeType) else {
            fatalError(
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; given type = "
                    + "\(type(of: value)); value = \(value).")
        }
        self = result
    }

    private static func value(_ value: Any, _ type: NSAttributeType) -> PropertyValue? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(exactlyAny: value).map { .integer($0) }
        case .doubleAttributeType, .floatAttributeType: Double(any: value).map { .real($0) }
        case .booleanAttributeType: Bool(any: value).map { .boolean($0) }
        case .decimalAttributeType: Decimal(any: value).map { .decimal($0) }
        case .stringAttributeType: ((value as? String) ?? (value as? NSString).map { "\($0)" }).map { .text($0) }
        case .dateAttributeType: (value as? Date).map { .date($0) }
        case .binaryDataAttributeType: (value as? Data).map { .data($0) }
        case .UUIDAttributeType: (value as? UUID).map { .identifier($0) }
        case .URIAttributeType: (value as? URL).map { .address($0) }
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: .object(value)
        }
    }

    /// What key-value coding gives: numbers as NSNumber, sets as NSSet. References are looked for before.
    func anyValue(of property: NSPropertyDescription) -> Any? {
        switch self {
        case .missing: nil
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .identifier(let value): value
        case .address(let value): value
        case .object(let value): value
        case .reference(let id): id
        case .related(let object): object
        case .set(let objects): NSSet(array: Array(objects))
        case .list(let objects): NSOrderedSet(array: objects)
        }
    }
}

extension Int64 {
    fileprivate init?(exactlyAny value: Any) {
        switch value {
        case let value as Int: self.init(value)
        case let value as NSNumber: self = value.int64Value
        case let value as any BinaryInteger: self.init(value)
        case let value as any RawRepresentable:
            guard let number = Int64(exactlyAny: value.rawValue) else { return nil }
            self = number
        default: return nil
        }
    }
}

extension Double {
    fileprivate init?(any value: Any) {
        switch value {
        case let value as Double: self = value
        case let value as NSNumber: self = value.doubleValue
        case let value as any BinaryFloatingPoint: self.init(value)
        case let value as any BinaryInteger: self.init(value)
        default: return nil
        }
    }
}

extension Bool {
    fileprivate init?(any value: Any) {
        switch value {
        case let value as Bool: self = value
        case let value as NSNumber: self = value.boolValue
        case let value as any BinaryInteger: self = Int64(truncatingIfNeeded: value) != 0
        default: return nil
        }
    }
}

extension Decimal {
    fileprivate init?(any value: Any) {
        switch value {
        case let value as Decimal: self = value
        case let value as NSNumber: self = value.decimalValue
        case let value as Int: self.init(value)
        case let value as Double: self.init(value)
        default: return nil
        }
    }
}
