import Foundation
import Geometry

/// Takes pieces off the front of a list, or by name from anywhere in it.
struct TermReader {
    private var terms: [Term]
    /// What is being read, for messages.
    private let subject: String

    init(_ terms: [Term], of subject: String) {
        self.terms = terms
        self.subject = subject
    }

    var isAtEnd: Bool { terms.isEmpty }

    mutating func next(_ expected: String) throws -> Term {
        guard !terms.isEmpty else { throw error("\(expected) is missing") }
        return terms.removeFirst()
    }

    mutating func number() throws -> Double {
        guard case .number(let number) = try next("a number") else { throw error("a number is expected") }
        return number
    }

    mutating func length() throws -> CGFloat { CGFloat(try number()) }

    mutating func point() throws -> CGPoint { CGPoint(x: try length(), y: try length()) }

    mutating func rect() throws -> CGRect {
        CGRect(x: try length(), y: try length(), width: try length(), height: try length())
    }

    mutating func text() throws -> String {
        guard case .text(let text) = try next("a quotation") else { throw error("a quotation is expected") }
        return text
    }

    /// All that is left, which must be numbers.
    mutating func numbers() throws -> [CGFloat] {
        var result: [CGFloat] = []
        while !isAtEnd { result.append(try length()) }
        return result
    }

    /// Takes a word out if it stands anywhere.
    mutating func take(_ word: String) -> Bool {
        guard let index = terms.firstIndex(of: .word(word)) else { return false }
        terms.remove(at: index)
        return true
    }

    /// Takes the pieces of a named group out if it stands anywhere.
    mutating func takeCall(_ name: String) -> TermReader? {
        let index = terms.firstIndex { if case .call(name, _) = $0 { true } else { false } }
        guard let index, case .call(_, let arguments) = terms.remove(at: index) else { return nil }
        return TermReader(arguments, of: name)
    }

    mutating func call(_ name: String) throws -> TermReader {
        guard let found = takeCall(name) else { throw error("\(name)(…) is missing") }
        return found
    }

    /// Takes the words that stand for values of an enumeration.
    mutating func choice<Value>(_ choices: [(String, Value)], otherwise: Value) -> Value {
        for (word, value) in choices where take(word) { return value }
        return otherwise
    }

    func finish() throws {
        if let first = terms.first { throw error("\(first) is not understood") }
    }

    func error(_ reason: String) -> DisplayListTextError {
        DisplayListTextError(line: 0, reason: "\(subject): \(reason)")
    }
}

extension Term {
    static func length(_ value: CGFloat) -> Term { .number(Double(value)) }

    static func numbers(_ values: CGFloat...) -> [Term] { values.map { .length($0) } }

    static func point(_ name: String, _ point: CGPoint) -> Term { .call(name, numbers(point.x, point.y)) }

    static func rect(_ name: String, _ rect: CGRect) -> Term {
        .call(name, numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height))
    }
}
