import Foundation

/// Names that the compiler did not find in an app, so that those which Hanok lacks can be called by their name.
package struct MissingNames {
    /// In the order of the messages, each once.
    package let names: [String]
    package let modules: [String]

    /// - Parameter output: what the compiler printed.
    package init(output: String) {
        names = Self.matches(
            of:
                /error: (?:cannot find (?:type )?'|value of type '.*' has no (?:dynamic )?member '|type '.*' has no member '|no type named ')([A-Za-z_0-9]+)/,
            in: output)
        modules = Self.matches(of: /error: no such module '([A-Za-z_0-9]+)/, in: output)
    }

    /// One line for each name that Hanok's list of Apple's interface says is absent or partial.
    /// - Parameter coverage: the text of `Documentation/Coverage.md`; nil where there is none.
    package func notes(coverage: String?) -> [String] {
        let missingModules = modules.map { "note: Hanok has no module '\($0)'; see Documentation/Coverage.md" }
        guard let coverage else { return missingModules }
        let lines = coverage.split(separator: "\n")
        let missingNames = names.compactMap { name -> String? in
            let entry = lines.first { line in
                line.hasPrefix("|") && line.contains(try! Regex("`\\.?\(name)\\b"))
            }
            guard let entry, entry.contains("absent") || entry.contains("partial") else { return nil }
            let cells = entry.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return "note: Hanok lacks '\(name)' (Documentation/Coverage.md: \(cells.joined(separator: ", ")))"
        }
        return missingModules + missingNames
    }

    private static func matches(of pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        var seen: Set<Substring> = []
        return text.matches(of: pattern).map(\.output.1).filter { seen.insert($0).inserted }.map(String.init)
    }
}
