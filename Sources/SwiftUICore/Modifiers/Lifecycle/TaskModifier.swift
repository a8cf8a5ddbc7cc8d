extension View {
    /// Starts a task once the view has appeared; it is cancelled when the view disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task once the view has appeared, and anew when the value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

public nonisolated struct _TaskModifier<ID: Equatable>: LifecycleModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor
    package func makeLifecycleNode(_ inputs: _ViewInputs) -> TaskNode<ID> { TaskNode(self, inputs) }
}

package final class TaskNode<ID: Equatable>: LifecycleNode<_TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isShown = true

    override package func contentWasMade() { scheduleStart() }

    override package func modifierChanged(from old: _TaskModifier<ID>) {
        guard old.id != modifier.id else { return }
        task?.cancel()
        scheduleStart()
    }

    private func scheduleStart() {
        viewGraph.lifecycle.addTask { [weak self] in
            guard let self, isAttached, isShown else { return }
            task = Task(priority: modifier.priority, operation: modifier.action)
        }
    }

    override package func screenVisibilityChanged(_ isVisible: Bool) {
        guard isVisible != isShown else { return }
        isShown = isVisible
        if isVisible { scheduleStart() } else { task?.cancel() }
    }

    override package func willDetach() { task?.cancel() }
}
