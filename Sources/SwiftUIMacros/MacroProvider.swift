import MacroExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds a macro's implementation by the type name that its `#externalMacro` gives.
struct MacroProvider: PluginProvider {
    let macros: [any Macro.Type] = [
        EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
        ModelMacro.self, PersistedPropertyMacro.self, PropertyAnnotationMacro.self, ModelAnnotationMacro.self,
        ModelActorMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { String(describing: $0) == typeName }) else {
            throw MacroError("'\(moduleName)' has no macro '\(typeName)'")
        }
        return macro
    }
}
