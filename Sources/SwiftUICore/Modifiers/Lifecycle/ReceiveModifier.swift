import Combine
import Foundation

extension View {
    /// Calls an action with each value of a publisher, on the main thread, as long as the view is there.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}

nonisolated struct SubscriptionModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor
    func makeLifecycleNode(_ inputs: _ViewInputs) -> SubscriptionNode<P> { SubscriptionNode(self, inputs) }
}

final class SubscriptionNode<P: Publisher>: LifecycleNode<SubscriptionModifier<P>> where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override func contentWasMade() {
        viewGraph.lifecycle.addAppearance { [weak self] in self?.subscribe() }
    }

    override func modifierChanged(from old: SubscriptionModifier<P>) {
        guard !ValueComparison.areEqual(old.publisher, modifier.publisher) else { return }
        subscribe()
    }

    private func subscribe() {
        guard isAttached else { return }
        let reference = WeakReference(self)
        cancellable = modifier.publisher.sink { value in
            let sent = UncheckedBox(value)
            if MainThread.isCurrent {
                MainActor.assumeIsolated { reference.object?.deliver(sent.value) }
            } else {
                DispatchQueue.main.async { reference.object?.deliver(sent.value) }
            }
        }
    }

    private func deliver(_ value: P.Output) {
        guard isAttached else { return }
        graph.untracked { modifier.action(value) }
    }

    override func willDetach() { cancellable = nil }
}

/// A value that crosses to the main thread, where alone it is used.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// An object that lives on the main thread, as closures hold it that may be called on another.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
}
