import Synchronization

/// A unique identifier for identifying publisher streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    @usableFromInline let rawValue: UInt64

    /// Creates an identifier that no other one made this way equals.
    @inlinable
    public init() {
        rawValue = CombineIdentifier.makeRawValue()
    }

    /// Creates the identifier of an object. It equals that of the same object, and of no other living one.
    @inlinable
    public init(_ object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String {
        "0x" + String(rawValue, radix: 16)
    }

    private static let counter = Atomic<UInt64>(0)

    @usableFromInline
    static func makeRawValue() -> UInt64 {
        counter.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
