import Foundation
import SwiftParser
import SwiftSyntax

/// Finds warnings of a `default` that is never reached which Xcode does not give.
///
/// On Apple's platforms the enumerations of the system may have more cases one day, so that a `default` after all cases is
/// right. Here they are compiled like the app's own, and the compiler has no switch for this warning. It is right where the
/// app itself declares the enumeration, and for those that never grow.
final class UnreachableDefaults {
    private let sources: [String]
    /// The cases of each enumeration of the app.
    private lazy var own: [Set<String>] = sources.flatMap(Self.enumerations)

    /// Optional's, Result's.
    private static let closed: [Set<String>] = [["some", "none"], ["success", "failure"]]

    init(sources: [String]) { self.sources = sources }

    /// Whether a message is such a warning.
    func hides(_ message: String) -> Bool {
        let first = message.prefix { $0 != "\n" }.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        guard let match = first.wholeMatch(of: /(.+):([0-9]+):([0-9]+): warning: default will never be executed/),
            let line = Int(match.2), let column = Int(match.3),
            let cases = Self.cases(beside: line, column, in: String(match.1)), !cases.isEmpty
        else { return false }
        return !(own + Self.closed).contains { $0.isSuperset(of: cases) }
    }

    /// The names of the cases of the `switch` whose `default` stands at a place.
    private static func cases(beside line: Int, _ column: Int, in file: String) -> Set<String>? {
        guard let text = SourceText(path: file)?.string else { return nil }
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: file, tree: tree)
        let position = converter.position(ofLine: line, column: column)
        var node = tree.token(at: position)?.parent
        while let present = node {
            if let found = present.as(SwitchExprSyntax.self) { return names(in: found) }
            node = present.parent
        }
        return nil
    }

    private static func names(in expression: SwitchExprSyntax) -> Set<String> {
        let visitor = CaseNameVisitor(viewMode: .sourceAccurate)
        for item in expression.cases {
            if let label = item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) { visitor.walk(label) }
        }
        return visitor.names
    }

    private static func enumerations(in path: String) -> [Set<String>] {
        guard let text = SourceText(path: path), text.contains("enum ") else { return [] }
        let visitor = EnumerationVisitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text.string))
        return visitor.enumerations
    }
}

/// Collects the names in patterns such as `.failed(let error), .empty`.
private final class CaseNameVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.text)
        return .visitChildren
    }
}

/// Collects the cases of enumerations.
private final class EnumerationVisitor: SyntaxVisitor {
    private(set) var enumerations: [Set<String>] = []

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements }
        enumerations.append(Set(elements.joined().map(\.name.text)))
        return .visitChildren
    }
}
