import Foundation
import Geometry
import Platform
import RuntimeWarnings

extension ViewGraph {
    /// How often lifecycle actions and preferences may change the tree within one frame; more is an endless loop.
    private static let turnLimit = 10

    /// Makes one frame: the passes in order, each working on what changed and no more.
    @MainActor
    package func makeFrame(at time: Double) -> Frame {
        self.time = time
        // What asks for a frame now is done in this one.
        isMakingFrame = true
        let isStep = runClock(at: time)
        // What follows an animation that ends now begins now.
        if isStep { AnimationCompletionQueue.run() }
        // What moves on the clock moves at once: no view glides to where another is on its way.
        layoutPass()
        // While things only move, nobody has written a default.
        if !isStep || graph.hasInvalidNodes { DefaultsReaders.refreshAll() }
        for turn in 0... {
            runActionsBeforeUpdate()
            updatePass()
            layoutPass()
            placePass()
            preferencePass()
            // What preferences change, as the height of a bar, is in its place before an action animates anything.
            guard !isSettled || lifecyclePass() || !isSettled else { break }
            if turn == Self.turnLimit {
                RuntimeWarning.report(
                    "Actions such as onAppear, onChange and onPreferenceChange change the state that calls them, "
                        + "over and over in one frame. The rest is done in the next frame.", once: "Frame.turns")
                break
            }
        }
        displayPass()
        isMakingFrame = false
        for action in takeAfterFrame() { action() }
        AnimationCompletionQueue.run()
        return Frame(damage: damage.take(), next: nextFrame)
    }

    private var nextFrame: Frame.Next { hasWork ? .refresh : clock.next }

    /// Nothing in this frame changes views any more.
    private var isSettled: Bool { !graph.hasInvalidNodes && measureQueue.isEmpty && !hasActionsBeforeUpdate }

    /// - Returns: whether anything was due.
    @MainActor
    private func runClock(at time: Double) -> Bool {
        let due = clock.takeDue(at: time)
        for ticket in due where ticket.run(at: time) { clock.keep(ticket) }
        return !due.isEmpty
    }
}
