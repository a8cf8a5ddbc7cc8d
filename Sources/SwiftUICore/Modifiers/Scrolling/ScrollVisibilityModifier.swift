import Foundation
import Geometry

extension View {
    /// Calls an action when the view is scrolled into sight, and when it is scrolled out of it.
    /// - Parameters:
    ///   - threshold: the part of the view that has to be seen, from 0 to 1.
    ///   - action: called with whether as much as that is seen.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}

nonisolated struct ScrollVisibilityModifier: ElementModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ScrollVisibilityNode {
        ScrollVisibilityNode(self, child: child, inputs)
    }
}

final class ScrollVisibilityNode: ModifierNode<ScrollVisibilityModifier>, ViewportObserver {
    private weak var scrollNode: ScrollNode?
    private var isSeen = false
    private var isPending = false

    override func modifierChanged(from old: ScrollVisibilityModifier) {}
    override var affectsDrawing: Bool { false }

    override func wasPlaced() {
        super.wasPlaced()
        if scrollNode == nil {
            scrollNode = enclosingScrollNode
            scrollNode?.observe(self)
        }
        viewportChanged()
    }

    /// Where the view is stands only once the frame is made.
    func viewportChanged() {
        guard !isPending else { return }
        isPending = true
        viewGraph.lifecycle.addChange { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { node?.look() }
        }
    }

    @MainActor
    private func look() {
        isPending = false
        guard isAttached, isPlaced, let scrollNode else { return }
        let frame = windowFrame
        let window = scrollNode.window.applying(scrollNode.windowTransform)
        let seen = frame.intersection(window).seenPart(of: frame)
        guard (seen >= modifier.threshold && seen > 0) != isSeen else { return }
        isSeen.toggle()
        modifier.action(isSeen)
    }
}

extension CGRect {
    /// How much of another rectangle this part of it is, from 0 to 1.
    func seenPart(of whole: CGRect) -> Double {
        guard !isNull, whole.width > 0, whole.height > 0 else { return 0 }
        return Double(width * height / (whole.width * whole.height))
    }
}
