/// The characters of a Markdown text, and a place in it.
struct MarkdownScanner {
    let scalars: [Unicode.Scalar]
    var index = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var isAtEnd: Bool { index >= scalars.count }
    var current: Unicode.Scalar? { scalar(at: index) }

    func scalar(at index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    func string(_ range: Range<Int>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars[range])
        return String(result)
    }

    /// How often a character stands here in a row.
    func runLength(of scalar: Unicode.Scalar, at start: Int) -> Int {
        var end = start
        while self.scalar(at: end) == scalar { end += 1 }
        return end - start
    }

    /// Whether an ASCII string stands at a place, whatever its case.
    func matches(_ text: String, at start: Int) -> Bool {
        var index = start
        for scalar in text.unicodeScalars {
            guard let found = self.scalar(at: index), found.properties.lowercaseMapping == String(scalar) else {
                return false
            }
            index += 1
        }
        return true
    }

    static func isWhitespace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }

    static func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return true
        default: return false
        }
    }

    static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isPunctuation(scalar) }

    static func isASCIILetterOrDigit(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar {
        case ("a"..."z")?, ("A"..."Z")?, ("0"..."9")?: true
        default: false
        }
    }
}
