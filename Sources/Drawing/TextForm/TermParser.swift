import Foundation

/// Reads pieces of the text form.
struct TermParser {
    private var rest: Substring

    init(_ line: String) { rest = Substring(line) }

    /// All pieces of a line.
    static func terms(_ line: String) throws -> [Term] {
        var parser = TermParser(line)
        let terms = try parser.terms()
        guard parser.rest.isEmpty else {
            throw DisplayListTextError(line: 0, reason: "a parenthesis is closed too often")
        }
        return terms
    }

    /// Up to the end or to a closing parenthesis.
    private mutating func terms() throws -> [Term] {
        var result: [Term] = []
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard let first = rest.first, first != ")" else { return result }
            result.append(first == "\"" ? .text(try quotation()) : try wordNumberOrCall())
        }
    }

    private mutating func quotation() throws -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            text.append(escaped == "n" ? "\n" : escaped)
        }
        throw DisplayListTextError(line: 0, reason: "a quotation does not end")
    }

    private mutating func wordNumberOrCall() throws -> Term {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "(" && $0 != ")" && $0 != "\"" }
        rest.removeFirst(word.count)
        guard rest.first == "(" else {
            return Double(word).map { .number($0) } ?? .word(String(word))
        }
        rest.removeFirst()
        let arguments = try terms()
        guard rest.popFirst() == ")" else { throw DisplayListTextError(line: 0, reason: "a parenthesis is not closed") }
        return .call(String(word), arguments)
    }
}
