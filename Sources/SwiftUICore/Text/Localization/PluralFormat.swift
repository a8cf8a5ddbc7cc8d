import Foundation

/// A text whose words depend on numbers: an entry of a `.stringsdict` table.
///
/// The text has variables, `%#@name@` or with the place of its number `%1$#@name@`. Each has a text for some forms of a
/// word, in which the number itself stands as a specifier, and which may have variables in turn.
package struct PluralFormat: Equatable, Sendable {
    private let format: String
    /// The texts of each variable, by form.
    private let variables: [String: [String: String]]

    /// - Parameter entry: as the property list has it; nil where it is no such entry.
    init?(_ entry: Any) {
        guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        self.format = format
        variables = entry.compactMapValues { $0 as? [String: String] }
    }

    /// The text with the form for "other" of each variable, which is what Foundation finds for its key.
    var otherForm: String {
        var result = format
        for (name, forms) in variables.sorted(by: { $0.key < $1.key }) {
            guard let other = forms["other"] else { continue }
            let pattern = try! Regex("%(?:[0-9]+\\$)?#@\(NSRegularExpression.escapedPattern(for: name))@")
            result = result.replacing(pattern, with: other)
        }
        return result
    }

    /// A format for the values in which no variables are left; the places of values are written out.
    package func format(for arguments: [FormatArgument], locale: Locale) -> String {
        var expansion = PluralExpansion(variables: variables, arguments: arguments, locale: locale)
        return expansion.expand(format, place: nil, depth: 0)
    }
}

/// `%#@name@` in a format.
private struct PluralVariable {
    let name: String
    /// Of its number, counted from 0; nil is the one after the last.
    let place: Int?
    let range: Range<Substring.Index>

    static func first(in text: Substring) -> PluralVariable? {
        guard let match = text.firstMatch(of: #/%(?:([0-9]+)\$)?#@([^@]+)@/#) else { return nil }
        return PluralVariable(
            name: String(match.2), place: match.1.flatMap { Int($0) }.map { $0 - 1 }, range: match.range)
    }
}

/// Puts the texts of variables in their places.
private struct PluralExpansion {
    let variables: [String: [String: String]]
    let arguments: [FormatArgument]
    let locale: Locale
    /// The place of the next value for what names none.
    private var next = 0
    /// Entries that lead back to themselves end here.
    private static let depth = 8

    init(variables: [String: [String: String]], arguments: [FormatArgument], locale: Locale) {
        self.variables = variables
        self.arguments = arguments
        self.locale = locale
    }

    /// - Parameter place: of the value that specifiers without a place mean; nil is the next one.
    mutating func expand(_ format: String, place: Int?, depth: Int) -> String {
        var result = ""
        var rest = Substring(format)
        while let variable = PluralVariable.first(in: rest) {
            result += placed(String(rest[..<variable.range.lowerBound]), at: place)
            result += text(of: variable, depth: depth)
            rest = rest[variable.range.upperBound...]
        }
        return result + placed(String(rest), at: place)
    }

    private mutating func text(of variable: PluralVariable, depth: Int) -> String {
        let place = variable.place ?? next
        if variable.place == nil { next += 1 }
        guard depth < Self.depth, let forms = variables[variable.name] else { return "" }
        return expand(form(of: forms, at: place), place: place, depth: depth + 1)
    }

    /// The text for zero is taken for the number 0 in any language.
    private func form(of forms: [String: String], at place: Int) -> String {
        guard arguments.indices.contains(place), let number = arguments[place].pluralOperands else {
            return forms["other"] ?? ""
        }
        if number.n == 0, let zero = forms["zero"] { return zero }
        return forms[PluralRules.category(of: number, in: locale).rawValue] ?? forms["other"] ?? ""
    }

    /// A stretch without variables, the places of its values written out.
    private mutating func placed(_ format: String, at place: Int?) -> String {
        guard format.contains("%") else { return format }
        var parsed = FormatString(format)
        parsed.mapSpecifiers { specifier in
            guard specifier.position == nil else { return }
            specifier.position = place ?? next
            if place == nil { next += 1 }
        }
        return parsed.source
    }
}

extension FormatArgument {
    /// nil where the value is no number.
    fileprivate var pluralOperands: PluralOperands? {
        switch self {
        case .integer(let number): PluralOperands(number.magnitude)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number): PluralOperands(number)
        case .string, .text, .content: nil
        }
    }
}
