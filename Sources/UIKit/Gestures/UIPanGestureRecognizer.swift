import Foundation
import Geometry
import SwiftUICore

/// Follows a pointer that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var drag = CGSize.zero
    /// Where `setTranslation` has put the start.
    private var start = CGSize.zero
    private var speed = CGPoint.zero

    /// How far the pointer has come, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: drag.width - start.width, y: drag.height - start.height)
    }

    /// What follows is counted from a translation on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGSize(width: drag.width - translation.x, height: drag.height - translation.y)
    }

    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    /// The view may move along with the pointer: its way is measured in the window.
    override func attached(to content: AnyView) -> AnyView {
        let way = DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .simultaneously(with: DragGesture(minimumDistance: 10))
        return AnyView(
            content.simultaneousGesture(
                way
                    .onChanged { [self] in follow($0.first, at: $0.second, state == .possible ? .began : .changed) }
                    .onEnded { [self] in follow($0.first, at: $0.second, .ended) }))
    }

    private func follow(_ value: DragGesture.Value?, at local: DragGesture.Value?, _ state: State) {
        guard let value else { return }
        if state == .began { start = .zero }
        drag = value.translation
        speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
        enter(state, at: local?.location ?? place)
    }
}
