import Foundation

/// A piece of the text form: a word, a number, a quotation, or a word with pieces in parentheses.
indirect enum Term: Equatable {
    case number(Double)
    case word(String)
    case text(String)
    case call(String, [Term])
}

extension Term: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): Self.format(number)
        case .word(let word): word
        case .text(let text): Self.quoted(text)
        case .call(let name, let arguments): name + "(" + arguments.map(\.description).joined(separator: " ") + ")"
        }
    }

    /// The shortest form that is read back as the same number.
    private static func format(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}

/// A text that is no display list.
package struct DisplayListTextError: Error, Equatable, CustomStringConvertible {
    /// Counted from 1; 0 where no line is to blame.
    package var line: Int
    package var reason: String

    package var description: String { line > 0 ? "line \(line): \(reason)" : reason }
}
