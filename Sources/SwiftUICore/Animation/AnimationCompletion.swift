import Foundation

/// What is to be called once the animations of a change have ended: when nothing that was animated holds it any more.
package final class AnimationCompletion: @unchecked Sendable {
    package let criteria: AnimationCompletionCriteria
    private let action: () -> Void

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    deinit { AnimationCompletionQueue.add(action) }
}

/// Actions of animations that have ended.
package enum AnimationCompletionQueue {
    /// Touched on the main thread only.
    nonisolated(unsafe) private static var actions: [() -> Void] = []
    nonisolated(unsafe) private static var isScheduled = false

    /// They run when what is going on now is done: at the end of a frame, or on the main loop's next turn.
    fileprivate static func add(_ action: @escaping () -> Void) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let action = action
            return DispatchQueue.main.async { add(action) }
        }
        actions.append(action)
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { run() }
    }

    /// Runs them unless a change is being made.
    static func runIfIdle() {
        guard MainThread.isCurrent, Transaction.currentBox == nil else { return }
        run()
    }

    package static func run() {
        isScheduled = false
        while !actions.isEmpty {
            let due = actions
            actions = []
            for action in due { action() }
        }
    }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// It looks complete, though a spring may still swing below what the eye sees.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// It has come to rest.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
