import Foundation
import Geometry
import SwiftUICore

/// Follows two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the start, or since it was set.
    open var rotation: CGFloat {
        get { angle - base }
        set { base = angle - newValue }
    }
    /// Radians a second.
    public private(set) var velocity: CGFloat = 0
    private var angle: CGFloat = 0
    private var base: CGFloat = 0

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                RotateGesture()
                    .onChanged { [self] in follow($0, state == .possible ? .began : .changed) }
                    .onEnded { [self] in follow($0, .ended) }))
    }

    private func follow(_ value: RotateGesture.Value, _ state: State) {
        if state == .began { base = 0 }
        (angle, velocity) = (CGFloat(value.rotation.radians), CGFloat(value.velocity.radians))
        enter(state, at: value.startLocation)
    }
}
