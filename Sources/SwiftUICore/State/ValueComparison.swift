import Foundation
@_spi(Reflection) import Swift

/// Compares two values of one type as well as can be told without a walk by `Mirror`: `Equatable` values by `==`,
/// plain data and closures by their bytes, objects by identity, structures field by field. What can't be compared
/// counts as changed.
package enum ValueComparison {
    package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in
                plan(for: Value.self).areEqual(left, right)
            }
        }
    }

    /// What comparing a type takes; found once a type.
    package static func plan(for type: Any.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        return plans.withLock { plans in
            if let plan = plans[key] { return plan }
            let plan = ComparisonPlan.make(for: type)
            plans[key] = plan
            return plan
        }
    }

    private static let plans = Locked<[ObjectIdentifier: ComparisonPlan]>([:])
}

/// The steps that compare two values of a type.
// Metatypes are safe to share; only their protocols cannot say so.
package indirect enum ComparisonPlan: @unchecked Sendable {
    case bytes(Int)
    case equatable(any Equatable.Type)
    case property(any GraphProperty.Type)
    case fields([(offset: Int, plan: ComparisonPlan)])
    case never

    static func make(for type: Any.Type) -> ComparisonPlan {
        if let property = type as? any GraphProperty.Type { return .property(property) }
        if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
        if type is AnyClass { return .bytes(MemoryLayout<Int>.size) }
        switch kind(of: type) {
        case .function: return .bytes(2 * MemoryLayout<Int>.size)
        case .metatype: return .bytes(size(of: type))
        case .structure: return fields(of: type)
        case .other: return isPlain(type) ? .bytes(size(of: type)) : .never
        }
    }

    private static func fields(of type: Any.Type) -> ComparisonPlan {
        var steps: [(offset: Int, plan: ComparisonPlan)] = []
        var isComparable = true
        var index = 0
        let complete = _forEachField(of: type) { _, offset, fieldType, _ in
            // What a weak field holds is no reference: its bytes stand for the object as well.
            let isStrong = FieldOwnership.isStrong(index, of: type)
            let plan = isStrong ? make(for: fieldType) : .bytes(size(of: fieldType))
            index += 1
            if case .never = plan {
                isComparable = false
                return false
            }
            steps.append((offset, plan))
            return true
        }
        guard complete, isComparable else { return .never }
        return .fields(steps)
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch self {
        case .bytes(let count): return memcmp(left, right, count) == 0
        case .equatable(let type): return Self.equal(type, left, right)
        case .property(let type): return Self.equivalent(type, left, right)
        case .fields(let steps): return steps.allSatisfy { $0.plan.areEqual(left + $0.offset, right + $0.offset) }
        case .never: return false
        }
    }

    private static func equal<Value: Equatable>(
        _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
    }

    private static func equivalent<Property: GraphProperty>(
        _ type: Property.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        Property.areEquivalent(
            left.assumingMemoryBound(to: Property.self).pointee, right.assumingMemoryBound(to: Property.self).pointee)
    }

    private enum Kind { case structure, function, metatype, other }

    /// The kind word that starts every type's metadata (fixed by Swift's ABI).
    private static func kind(of type: Any.Type) -> Kind {
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200: return .structure
        case 0x302: return .function
        case 0x304: return .metatype
        default: return .other
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: open)
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }
}
