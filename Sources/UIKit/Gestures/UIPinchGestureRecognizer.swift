import Foundation
import Geometry
import SwiftUICore

/// Follows two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor since the start, or since it was set.
    open var scale: CGFloat {
        get { magnification / base }
        set { base = newValue == 0 ? base : magnification / newValue }
    }
    /// A second.
    public private(set) var velocity: CGFloat = 0
    private var magnification: CGFloat = 1
    private var base: CGFloat = 1

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                MagnifyGesture()
                    .onChanged { [self] in follow($0, state == .possible ? .began : .changed) }
                    .onEnded { [self] in follow($0, .ended) }))
    }

    private func follow(_ value: MagnifyGesture.Value, _ state: State) {
        if state == .began { base = 1 }
        (magnification, velocity) = (value.magnification, value.velocity)
        enter(state, at: value.startLocation)
    }
}
