import Foundation

/// The build settings of one target in one configuration, with inheritance, conditions and references resolved.
///
/// Conditions such as `KEY[sdk=iphonesimulator*]` hold as they do in a build for the iOS simulator.
package struct BuildSettings: Sendable {
    private let levels: [[String: String]]

    /// - Parameter levels: lowest first; a level's `$(inherited)` is the value of the levels below it.
    package init(levels: [[String: String]], defaults: [String: String] = [:]) {
        let configuration = defaults["CONFIGURATION"]
        self.levels = ([defaults] + levels).map { Self.resolvingConditions($0, configuration: configuration) }
    }

    /// The value with all references expanded; nil where no level sets it.
    package subscript(key: String) -> String? { value(of: key, belowLevel: levels.count, visiting: []) }

    /// `YES`, or anything that Xcode takes for it; false where it is not set.
    package func flag(_ key: String) -> Bool { flagIfSet(key) ?? false }

    package func flagIfSet(_ key: String) -> Bool? { self[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

    /// The parts of a list, divided at spaces outside of quotes.
    package func list(_ key: String) -> [String] { self[key].map(Self.split) ?? [] }

    /// The names of all settings that begin so.
    package func keys(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }.sorted()
    }

    /// Replaces `$(NAME)` and `${NAME}`, with modifiers such as `:rfc1034identifier`. What is not set becomes nothing.
    package func expand(_ text: String) -> String { expand(text, visiting: [], inherited: nil) }
}

// MARK: - Inheritance and references

extension BuildSettings {
    private func value(of key: String, belowLevel limit: Int, visiting: Set<String>) -> String? {
        guard let level = levels[..<limit].lastIndex(where: { $0[key] != nil }), let raw = levels[level][key] else {
            return nil
        }
        return expand(raw, visiting: visiting.union([key])) {
            value(of: key, belowLevel: level, visiting: visiting) ?? ""
        }
    }

    private func expand(_ text: String, visiting: Set<String>, inherited: (() -> String)?) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, let closing: Character = ["(": ")", "{": "}"][rest[after]],
                let end = Self.end(of: rest[after...], opening: rest[after], closing: closing)
            else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let reference = String(rest[rest.index(after: after)..<end])
            result += resolve(reference, visiting: visiting, inherited: inherited)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The index of the bracket that closes the one a text begins with.
    private static func end(of text: Substring, opening: Character, closing: Character) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func resolve(_ reference: String, visiting: Set<String>, inherited: (() -> String)?) -> String {
        if reference == "inherited" { return inherited?() ?? "" }
        let parts = expand(reference, visiting: visiting, inherited: inherited)
            .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var value: String?
        if !visiting.contains(parts[0]) {
            value = self.value(of: parts[0], belowLevel: levels.count, visiting: visiting)
        }
        return parts.dropFirst().reduce(value ?? "", Self.apply)
    }

    private static func apply(_ value: String, modifier: String) -> String {
        switch modifier {
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "-" })
        case "c99extidentifier", "identifier": identifier(value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case let other where other.hasPrefix("default=") && value.isEmpty: String(other.dropFirst(8))
        default: value
        }
    }

    /// A name as the language takes it: other characters become `_`, and it does not begin with a digit.
    package static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }

    private static func split(_ text: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var quote: Character?
        for character in text {
            switch character {
            case quote: quote = nil
            case "\"" where quote == nil, "'" where quote == nil: quote = character
            case " " where quote == nil, "\n" where quote == nil, "\t" where quote == nil:
                if !current.isEmpty { parts.append(current) }
                current = ""
            default: current.append(character)
            }
        }
        return current.isEmpty ? parts : parts + [current]
    }
}

// MARK: - Conditions

extension BuildSettings {
    /// Conditional keys that hold replace the plain ones of their level; those with more conditions win.
    private static func resolvingConditions(
        _ level: [String: String], configuration: String?
    ) -> [String: String] {
        var result = level.filter { !$0.key.contains("[") }
        let conditional = level.filter { $0.key.contains("[") }.sorted {
            ($0.key.count { $0 == "[" }, $0.key) < ($1.key.count { $0 == "[" }, $1.key)
        }
        for (key, value) in conditional {
            let parts = key.split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }).map(String.init)
            if parts.dropFirst().allSatisfy({ holds($0, configuration: configuration) }) { result[parts[0]] = value }
        }
        return result
    }

    private static func holds(_ condition: String, configuration: String?) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "sdk": return matches("iphonesimulator18.0", pattern: parts[1])
        case "config": return configuration.map { matches($0, pattern: parts[1]) } ?? false
        case "arch": return matches("x86_64", pattern: parts[1])
        default: return false
        }
    }

    /// Only a star at the end is in use.
    private static func matches(_ name: String, pattern: String) -> Bool {
        pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
}
