import Foundation
import RuntimeWarnings
import SwiftUICore

extension View {
    /// Gives the view and those below it the context of a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ModelContainerModifier(container: container))
    }

    /// Gives the view and those below it the context of a container that is made once.
    /// - Parameters:
    ///   - inMemory: whether nothing is written to a file.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - onSetup: is told the container, or why there is none; without it an app that gets none ends.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the view and those below it the context of a container that is made once.
    /// - Parameters:
    ///   - inMemory: whether nothing is written to a file.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - onSetup: is told the container, or why there is none; without it an app that gets none ends.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let order = ModelContainerOrder(
            types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, recordsUndo: isUndoEnabled,
            onSetup: onSetup)
        return modifier(OrderedModelContainerModifier(order: order))
    }

    /// Gives the view and those below it a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

extension Scene {
    /// Gives the views of the scene's windows the context of a container.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        _ContentModifiedScene(self) { AnyView($0.modelContainer(container)) }
    }

    /// Gives the views of the scene's windows the context of a container that is made once.
    /// - Parameters:
    ///   - inMemory: whether nothing is written to a file.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - onSetup: is told the container, or why there is none; without it an app that gets none ends.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the views of the scene's windows the context of a container that is made once.
    /// - Parameters:
    ///   - inMemory: whether nothing is written to a file.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - onSetup: is told the container, or why there is none; without it an app that gets none ends.
    @MainActor @preconcurrency
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let order = ModelContainerOrder(
            types: modelTypes, isInMemory: inMemory, autosaves: isAutosaveEnabled, recordsUndo: isUndoEnabled,
            onSetup: onSetup)
        return _ContentModifiedScene(self) { AnyView($0.modifier(OrderedModelContainerModifier(order: order))) }
    }

    /// Gives the views of the scene's windows a context.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
