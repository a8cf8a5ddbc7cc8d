/// A type that defines methods for encoding.
public protocol TopLevelEncoder<Output> {
    /// The type that this encoder produces.
    associatedtype Output

    /// Encodes an instance of the indicated type.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
