import MacroExpansion
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source file with its macros expanded, as the compiler would.
struct Expansion {
    let source: String
    let errors: [String]

    init(of text: String) {
        let file = Parser.parse(source: text)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/App/Card.swift")])
        let macros: [String: any Macro.Type] = [
            "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
            "Model": ModelMacro.self, "ModelActor": ModelActorMacro.self, "Attribute": PropertyAnnotationMacro.self,
            "Relationship": PropertyAnnotationMacro.self, "Transient": PropertyAnnotationMacro.self,
            "Unique": ModelAnnotationMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
        ]
        let expanded = file.expand(macros: macros) { syntax in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
        }
        source = Self.words(of: expanded.description)
        errors = context.diagnostics.map(\.message)
    }

    /// The text with every run of blanks and line ends as one blank.
    static func words(of text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func contains(_ code: String) -> Bool { source.contains(Self.words(of: code)) }
}
