import AppleFoundation
import CoreTransferable
import Foundation
import Geometry

/// Text that is dropped on a field is put in where it is dropped.
extension TextEntryNode: DropTarget {
    package func accepts(_ session: DragSession) -> Bool { isEnabled && provider(of: session) != nil }

    package func entered(_ session: DragSession) {}

    /// The caret shows where the text would go.
    package func updated(_ session: DragSession) {
        if hasFocus { press(at: localPoint(session.location), count: 1, extending: false) }
    }

    package func exited(_ session: DragSession) {}

    package func perform(_ session: DragSession) -> Bool {
        guard let provider = provider(of: session) else { return false }
        press(at: localPoint(session.location), count: 1, extending: false)
        if let text = session.payload as? String {
            putIn(text)
            return true
        }
        let reference = WeakReference(node: self)
        provider.loadTransferable(type: String.self) { result in
            guard let text = try? result.get() else { return }
            Task { @MainActor in reference.node?.putIn(text) }
        }
        return true
    }

    @MainActor
    private func provider(of session: DragSession) -> NSItemProvider? {
        session.providers.first { $0.canLoad(String.self) }
    }

    /// Read on the main actor only.
    private struct WeakReference: @unchecked Sendable {
        weak var node: TextEntryNode?
    }
}
