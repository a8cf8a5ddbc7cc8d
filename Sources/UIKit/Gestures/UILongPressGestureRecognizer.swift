import Foundation
import SwiftUICore

/// Recognises a pointer that stays down, and follows it then.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the pointer may move meanwhile.
    open var allowableMovement: CGFloat = 10

    override func attached(to content: AnyView) -> AnyView {
        let press = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
            .sequenced(before: DragGesture(minimumDistance: 0))
        return AnyView(
            content.simultaneousGesture(
                press
                    .onChanged { [self] value in
                        guard case .second(true, let drag) = value else { return }
                        enter(state == .possible ? .began : .changed, at: drag?.location ?? place)
                    }
                    .onEnded { [self] value in
                        guard case .second(true, let drag) = value else { return }
                        enter(.ended, at: drag?.location ?? place)
                    }))
    }
}
