/// A type that uniquely identifies itself in a publisher stream.
///
/// A class gets its identifier from its identity; a structure stores one that it makes with `CombineIdentifier()`.
public protocol CustomCombineIdentifierConvertible {
    /// A unique identifier for identifying publisher streams.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    @inlinable
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}
