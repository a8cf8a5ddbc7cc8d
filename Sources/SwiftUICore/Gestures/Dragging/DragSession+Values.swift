import AppleFoundation
import CoreTransferable
import Foundation

extension DragSession {
    /// Whether something that is dragged is a value of a type, or can become one.
    func hasValues<T: Transferable>(of type: T.Type) -> Bool {
        payload is T || providers.contains { $0.canLoad(T.self) }
    }

    /// Makes values of what is dragged, and calls an action with them unless there are none: at once where the value is
    /// the app's own.
    func loadValues<T: Transferable>(of type: T.Type, _ action: @escaping @MainActor ([T]) -> Void) {
        if let value = payload as? T { return action([value]) }
        let loads = providers.filter { $0.canLoad(T.self) }.map { ValueLoad<T>(provider: $0) }
        Task { @MainActor in
            var values: [T] = []
            for load in loads { if let value = await load.value { values.append(value) } }
            if !values.isEmpty { action(values) }
        }
    }
}

/// A value on its way from another thread.
private struct ValueLoad<T: Transferable>: @unchecked Sendable {
    let provider: NSItemProvider

    @MainActor var value: T? {
        get async {
            let result = await withCheckedContinuation { continuation in
                provider.loadTransferable(type: T.self) {
                    continuation.resume(returning: LoadedValue(value: try? $0.get()))
                }
            }
            return result.value
        }
    }
}

private struct LoadedValue<T>: @unchecked Sendable {
    let value: T?
}
