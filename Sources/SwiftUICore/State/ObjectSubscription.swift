import Combine
import Foundation
import Synchronization

/// Makes a node invalid whenever an observable object is about to change.
@MainActor
package final class ObjectSubscription {
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?
    private let changes = Changes()

    /// How often an observed object has said that it changes, on whatever thread.
    package var changeCount: Int { changes.count.load(ordering: .relaxed) }

    private final class Changes: Sendable {
        let count = Atomic(0)
    }

    package init() {}

    /// Subscribes to the object, unless it is the one subscribed to.
    package func observe<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        let reference = WeakNode(node)
        cancellable = object.objectWillChange.sink { [changes] _ in
            changes.count.add(1, ordering: .relaxed)
            reference.invalidateFromAnyThread()
        }
    }

    package func cancel() {
        cancellable?.cancel()
        cancellable = nil
        object = nil
    }
}
