/// Actions of views that appeared, changed or left, in the order in which they are to run.
package struct LifecycleQueue {
    private var appearances: [() -> Void] = []
    private var changes: [() -> Void] = []
    private var tasks: [() -> Void] = []
    private var disappearances: [() -> Void] = []

    package init() {}

    package var hasWork: Bool {
        !(appearances.isEmpty && changes.isEmpty && tasks.isEmpty && disappearances.isEmpty)
    }

    /// `onAppear`, and `onChange` with `initial`: inner ones first, as they are added.
    package mutating func addAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
    /// `onChange`.
    package mutating func addChange(_ action: @escaping () -> Void) { changes.append(action) }
    /// Tasks start after the whole tree has appeared.
    package mutating func addTask(_ action: @escaping () -> Void) { tasks.append(action) }
    package mutating func addDisappearance(_ action: @escaping () -> Void) { disappearances.append(action) }

    /// Takes all actions; those that they add are for another turn.
    package mutating func take() -> [() -> Void] {
        defer { self = LifecycleQueue() }
        return changes + disappearances + appearances + tasks
    }
}
