extension Subscribers {
    /// A number of values that a subscriber asks a publisher for, or no limit.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        @usableFromInline let rawValue: UInt

        @inlinable
        init(rawValue: UInt) {
            self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
        }

        /// As many values as the publisher can produce.
        @inlinable
        public static var unlimited: Demand {
            Demand(rawValue: UInt(Int.max) + 1)
        }

        /// No values.
        @inlinable
        public static var none: Demand {
            Demand(rawValue: 0)
        }

        /// A number of values. Traps when it is negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative.")
            return Demand(rawValue: UInt(value))
        }

        /// The number of values, or `nil` when there is no limit.
        @inlinable
        public var max: Int? {
            isUnlimited ? nil : Int(rawValue)
        }

        public var description: String {
            isUnlimited ? "unlimited" : "max(\(rawValue))"
        }

        @inlinable
        var isUnlimited: Bool {
            rawValue > UInt(Int.max)
        }
    }
}

extension Subscribers.Demand {
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

// MARK: - Arithmetic

// No limit stays no limit whatever is added, taken away or multiplied. A sum or a product past the greatest
// finite demand becomes no limit. What would be negative traps; only where no limit is taken away, and where a number
// taken away overflows, nothing is left.
extension Subscribers.Demand {
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        // Both are at most 2^63, so that only two of no limit overflow.
        let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
        return overflow ? .unlimited : Self(rawValue: sum)
    }

    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (sum, overflow) = value.addingReportingOverflow(rhs)
        return overflow ? .unlimited : .max(sum)
    }

    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (product, overflow) = value.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let value = lhs.max else { return .unlimited }
        return rhs.max.map { .max(value - $0) } ?? .none
    }

    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        guard let value = lhs.max else { return .unlimited }
        let (difference, overflow) = value.subtractingReportingOverflow(rhs)
        return overflow ? .none : .max(difference)
    }

    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }
}

// MARK: - Comparison

// No limit is greater than each number, and equal to itself.
extension Subscribers.Demand {
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    @inlinable
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }

    @inlinable
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

    @inlinable
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}

extension Subscribers.Demand {
    /// Traps on a demand for no values, which a subscription must not be asked for.
    @inlinable
    func assertNonZero() {
        precondition(rawValue > 0, "A subscription must be asked for one value at least.")
    }
}
