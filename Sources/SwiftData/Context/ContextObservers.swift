/// Who wants to know when what a context finds may have changed: the queries of views.
final class ContextObservers {
    private var actions: [ObjectIdentifier: () -> Void] = [:]

    func add(_ owner: AnyObject, _ action: @escaping () -> Void) { actions[ObjectIdentifier(owner)] = action }

    func remove(_ owner: AnyObject) { actions[ObjectIdentifier(owner)] = nil }

    func notify() { for action in actions.values { action() } }
}
