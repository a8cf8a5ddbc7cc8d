/// The text of a message to a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral text: String) { self.text = text }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
