import AppleFoundation
import Foundation
import RuntimeWarnings
import SwiftUICore

/// Puts a container's context into the environment.
struct ModelContainerModifier: ViewModifier {
    let container: ModelContainer

    func body(content: Content) -> some View { content.modelContext(container.mainContext) }
}

/// Makes a container once, for as long as the view is there.
struct OrderedModelContainerModifier: ViewModifier {
    let order: ModelContainerOrder
    @State private var made = MadeContainer()

    func body(content: Content) -> some View { content.modelContext(made.context(order)) }
}

/// What a container that a view asks for is to be.
struct ModelContainerOrder {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let autosaves: Bool
    let recordsUndo: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void

    @MainActor
    func make() -> ModelContext {
        do {
            let schema = Schema(types)
            let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: isInMemory)
            let container = try ModelContainer(for: schema, configurations: [configuration])
            let context = container.mainContext
            context.autosaveEnabled = autosaves
            if recordsUndo { context.undoManager = UndoManager() }
            onSetup(.success(container))
            return context
        } catch {
            onSetup(.failure(error))
            RuntimeWarning.report("modelContainer(for:): \(error)", once: "modelContainer.\(error)")
            return .withoutModels
        }
    }
}

/// A container that was made.
@MainActor
final class MadeContainer {
    private var context: ModelContext?

    func context(_ order: ModelContainerOrder) -> ModelContext {
        if let context { return context }
        let made = order.make()
        context = made
        return made
    }
}
