import Foundation

/// The source with a Swift name for each asset, as Xcode generates it: `Image(.logo)`, `Color(.brand)`.
package struct AssetSymbols {
    let index: AssetIndex

    package init(index: AssetIndex) { self.index = index }

    /// Nil where no source of the module says one of the names.
    package func source(for sources: [String]) -> String? {
        let images = AssetSymbolTree(index.images.keys)
        let colors = AssetSymbolTree(Set(index.colors.keys).union(index.references.keys))
        let names = (images.names + colors.names).map { "." + $0 }
        guard !names.isEmpty, sources.contains(where: { SourceText(path: $0)?.containsAny(of: names) == true }) else {
            return nil
        }
        return """
            import SwiftUI
            import UIKit

            extension ImageResource {
            \(images.declarations(of: "ImageResource"))
            }

            extension ColorResource {
            \(colors.declarations(of: "ColorResource"))
            }

            extension UIImage {
            \(images.shorthands(of: "UIImage", "UIImage(resource: ", except: Self.systemImages))
            }

            extension UIColor {
            \(colors.shorthands(of: "UIColor", "UIColor(resource: ", except: Self.systemColors))
            }

            extension Color {
            \(colors.shorthands(of: "Color", "Color(", except: Self.systemColors))
            }

            extension ShapeStyle where Self == Color {
            \(colors.shorthands(of: "Color", "Color(", except: Self.systemColors))
            }

            """
    }

    private static let systemImages: Set<String> = ["actions", "add", "remove", "checkmark", "strokedCheckmark"]

    /// Names that colours of SwiftUI and of UIKit have already.
    private static let systemColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "accent", "magenta", "darkGray",
        "lightGray", "label", "link", "separator", "tint", "foreground", "background", "placeholder", "tintColor",
        "lightText", "darkText", "placeholderText", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
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

    /// The name of the type that stands for a namespace: words joined, each with a capital.
    static func namespace(_ name: Substring) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let result = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return result.first?.isNumber == false ? result : "_" + result
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
