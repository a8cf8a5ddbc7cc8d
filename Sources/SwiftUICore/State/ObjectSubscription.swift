import Combine
import Foundation

/// Makes a node invalid whenever an observable object is about to change.
@MainActor
package final class ObjectSubscription {
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    package init() {}

    /// Subscribes to the object, unless it is the one subscribed to.
    package func observe<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        let reference = WeakNode(node)
        cancellable = object.objectWillChange.sink { _ in reference.invalidateFromAnyThread() }
    }

    package func cancel() {
        cancellable?.cancel()
        cancellable = nil
        object = nil
    }
}
