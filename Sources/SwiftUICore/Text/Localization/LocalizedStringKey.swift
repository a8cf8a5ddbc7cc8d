/// A text that is looked up in the app's strings, with values to be put into it.
///
/// A string literal becomes one. What is interpolated stands in the key as a format specifier: `"\(count) cards"` is
/// looked up as `%lld cards`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let key: String
    /// The values for the key's format specifiers; a key without values is no format, its percent signs stand as they are.
    package let arguments: [FormatArgument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}
