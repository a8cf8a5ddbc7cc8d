/// A type that defines methods for decoding.
public protocol TopLevelDecoder<Input> {
    /// The type that this decoder accepts.
    associatedtype Input

    /// Decodes an instance of the indicated type.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
