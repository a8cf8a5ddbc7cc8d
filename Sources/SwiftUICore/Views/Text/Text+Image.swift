extension Text {
    /// A picture in the line: a symbol is as large as the text and of its colour, others stand on the baseline.
    ///
    /// A line does not grow with a picture that is higher than it.
    public init(_ image: Image) { self.init(content: ImageTextContent(image: image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// A picture in the line.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
