import Foundation
import Platform

/// Wheels and touchpads.
enum ScrollTranslator {
    /// Points that one notch of a wheel moves the content: three lines of 20 points.
    static let pointsPerNotch = 60.0

    /// Scrolling down moves the content up.
    /// - Parameter location: where the pointer is: scroll events have no place of their own.
    /// - Returns: nil where nothing moves.
    static func event(for step: ScrollStep, at location: CGPoint) -> ScrollEvent? {
        guard let delta = delta(of: step) else {
            return ScrollEvent(location: location, delta: .zero, phase: .ended, time: step.time)
        }
        guard delta != .zero, delta.width.isFinite, delta.height.isFinite else { return nil }
        return ScrollEvent(location: location, delta: delta, time: step.time)
    }

    /// Nil at the end.
    private static func delta(of step: ScrollStep) -> CGSize? {
        switch step.amount {
        case .stop: nil
        case .points(let size): CGSize(width: -size.width, height: -size.height)
        case .notches(let size): points(size, isTurned: step.modifiers.contains(.shift))
        }
    }

    /// With shift, a wheel scrolls sideways.
    private static func points(_ notches: CGSize, isTurned: Bool) -> CGSize {
        let (x, y) = (-notches.width * pointsPerNotch, -notches.height * pointsPerNotch)
        return isTurned ? CGSize(width: y, height: x) : CGSize(width: x, height: y)
    }

    /// What fingers that come to lie on a touchpad do: what moves by itself stands still.
    static func hold(at location: CGPoint, time: Double) -> ScrollEvent {
        ScrollEvent(location: location, delta: .zero, time: time)
    }
}
