import Foundation

/// The source with a Swift name for each asset, as Xcode generates it: `Image(.logo)`, `Color(.brand)`.
package struct AssetSymbols {
    let index: AssetIndex

    package init(index: AssetIndex) { self.index = index }

    /// Nil where no source of the module says one of the names.
    package func source(for sources: [String]) -> String? {
        let images = Self.symbols(index.images.keys)
        let colors = Self.symbols(Set(index.colors.keys).union(index.references.keys))
        let names = (images + colors).map { "." + $0.symbol }
        guard !names.isEmpty, sources.contains(where: { SourceText(path: $0)?.containsAny(of: names) == true }) else {
            return nil
        }
        return """
            import SwiftUI

            \(Self.declaration("ImageResource", images))
            \(Self.declaration("ColorResource", colors))
            extension Color {
            \(Self.shorthands(colors))
            }

            extension ShapeStyle where Self == Color {
            \(Self.shorthands(colors))
            }

            """
    }

    private struct Symbol {
        let symbol: String
        let name: String
    }

    /// Each Swift name once; names in a namespace are reached by their text alone.
    private static func symbols(_ names: some Sequence<String>) -> [Symbol] {
        var seen: Set<String> = []
        return names.filter { !$0.contains("/") }.sorted().map { Symbol(symbol: symbol($0), name: $0) }
            .filter { seen.insert($0.symbol).inserted }
    }

    private static func declaration(_ type: String, _ symbols: [Symbol]) -> String {
        let lines = symbols.map {
            "    nonisolated static let \($0.symbol) = \(type)(name: \"\($0.name)\", bundle: .main)"
        }
        return "extension \(type) {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    /// `Color.brand`, unless SwiftUI itself has a colour of the name.
    private static func shorthands(_ symbols: [Symbol]) -> String {
        symbols.filter { !systemColors.contains($0.symbol) }
            .map { "    nonisolated static var \($0.symbol): Color { Color(.\($0.symbol)) }" }
            .joined(separator: "\n")
    }

    private static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "accent",
    ]

    /// A name as Xcode makes a Swift name of it: words joined, the first small, `Color` and `Image` dropped at the end.
    package static func symbol(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "_" }
        var result =
            lowercasedStart(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        for suffix in ["Color", "Image"] where result.hasSuffix(suffix) && result.count > suffix.count {
            result.removeLast(suffix.count)
        }
        if result.first?.isNumber == true { result = "_" + result }
        return keywords.contains(result) ? "`\(result)`" : result
    }

    /// `URLIcon` begins with one word, `url`, not with `uRL`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return capitals.isEmpty ? word : word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "default", "class", "struct", "enum", "func", "var", "let", "in", "is", "as", "for", "if", "else", "switch",
        "case", "return", "import", "self", "init", "true", "false", "nil", "where", "while", "repeat", "protocol",
        "public", "private", "internal", "static", "extension", "operator", "super", "throw", "throws", "try",
    ]
}
