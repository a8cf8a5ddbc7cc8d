import Foundation
import Geometry
import LayoutEngine

/// What is told to those that want to know where it is scrolled to, and whether it moves.
extension ScrollNode {
    package var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: insets, containerSize: window.size)
    }

    /// Actions that read the geometry run after the frame: they may change the views.
    func tellGeometry() {
        guard !options.observers.isEmpty || !options.targetObservers.isEmpty || options.position != nil,
            geometry != lastGeometry
        else { return }
        lastGeometry = geometry
        viewGraph.lifecycle.addChange { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node?.reportGeometry() }
        }
    }

    @MainActor
    func reportGeometry() {
        guard isAttached else { return }
        for observer in options.observers { observer.geometryChanged(geometry) }
        for observer in options.targetObservers { observer.targetsMoved(in: self) }
        // On the way to what the binding asks for, it stays as it is.
        guard animation.isEmpty, let position = options.position else { return }
        if position.followsUserAlone {
            if motion.phase != .idle { reportedPosition = position.write(firstTarget) }
        } else if let target = firstTarget {
            reportedPosition = position.write(target)
        }
    }

    /// What moves now: the app's movements are told from the user's.
    var phase: ScrollPhase { motion.phase.isScrolling || animation.isEmpty ? motion.phase : .animating }

    /// Somebody has to know whether the user scrolls.
    package var tellsPhases: Bool { !options.phaseObservers.isEmpty || options.position?.followsUserAlone == true }

    /// Something has begun to move the content, or no longer does. Observers are told after the frame.
    package func phaseMayHaveChanged() {
        guard !options.phaseObservers.isEmpty, !isPhaseChecked else { return }
        isPhaseChecked = true
        viewGraph.lifecycle.addChange { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node?.reportPhase() }
        }
        viewGraph.requestFrame?()
    }

    @MainActor
    func reportPhase() {
        isPhaseChecked = false
        let (old, new) = (lastPhase, phase)
        guard isAttached, old != new else { return }
        lastPhase = new
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: motion.contentVelocity)
        for observer in options.phaseObservers { observer.action?(old, new, context) }
    }
}
