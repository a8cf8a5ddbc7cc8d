import SwiftSyntax

/// Makes a request of one type one of another where it is cast: `request as! NSFetchRequest<Item>` becomes
/// `request ._converted(to: NSFetchRequest<Item>.self)`. Apple's runtime does not look at the type in the brackets.
package struct FetchRequestCastRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["NSFetchRequest<"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            for index in elements.indices.dropFirst().dropLast() {
                guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                    let mark = cast.questionOrExclamationMark,
                    let type = elements[index + 1].as(TypeExprSyntax.self)?.trimmedDescription,
                    type.hasPrefix("NSFetchRequest<"), type.hasSuffix(">"),
                    // A copy is of any type, but is what it was made of.
                    !elements[index - 1].trimmedDescription.hasSuffix("copy()")
                else { continue }
                replace(cast, with: "._converted(to: \(type).self)")
                replace(elements[index + 1], with: mark.text == "?" ? "as \(type)?" : "")
            }
            return .visitChildren
        }
    }
}
