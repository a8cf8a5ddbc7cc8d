/// Actions that are taken back together.
final class UndoGroup {
    private enum Action {
        case call(target: ObjectIdentifier, () -> Void)
        case group(UndoGroup)
    }

    private var actions: [Action] = []
    var name = ""

    var isEmpty: Bool { actions.isEmpty }

    func add(_ target: AnyObject, _ action: @escaping () -> Void) {
        actions.append(.call(target: ObjectIdentifier(target), action))
    }

    func add(_ group: UndoGroup) {
        if name.isEmpty { name = group.name }
        actions.append(.group(group))
    }

    /// The newest first.
    func perform() {
        for action in actions.reversed() {
            switch action {
            case .call(_, let call): call()
            case .group(let group): group.perform()
            }
        }
    }

    func remove(_ target: AnyObject) {
        actions.removeAll { action in
            switch action {
            case .call(let identity, _): return identity == ObjectIdentifier(target)
            case .group(let group):
                group.remove(target)
                return group.isEmpty
            }
        }
    }
}
