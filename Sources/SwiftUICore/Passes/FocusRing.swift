import Drawing
import Foundation
import Geometry
import Platform

/// The line around what has the keyboard.
///
/// Source: the ring of full keyboard access on iPadOS, from memory.
package enum FocusRing {
    private static let distance: CGFloat = 3
    private static let width: CGFloat = 3
    private static let cornerRadius: CGFloat = 8

    /// What the ring of a node covers, in its coordinates.
    package static func bounds(of node: LayoutNode) -> CGRect {
        let reach = distance + width
        return CGRect(origin: .zero, size: node.size).insetBy(dx: -reach, dy: -reach)
    }

    @MainActor
    package static func paint(_ node: LayoutNode, _ painter: inout Painter) {
        let colors = node.environment.value(StyleEnvironment.self).colors
        let frame = CGRect(origin: .zero, size: node.size).insetBy(dx: -distance, dy: -distance)
        let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
        let path = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
        painter.stroke(path, StrokeStyle(lineWidth: width), .color(colors.accent))
    }
}

/// A control's node that draws a ring while it has the keyboard.
package class FocusableNode<Modifier>: ModifierNode<Modifier>, KeyResponder {
    /// Whether the keyboard can be given to it now.
    package nonisolated var isFocusable: Bool { isEnabled }

    override package final var keyResponder: (any KeyResponder)? { isFocusable ? self : nil }

    package final nonisolated var hasFocus: Bool { viewGraph.focus === self }

    @MainActor
    package func handle(_ event: KeyEvent) -> Bool { false }

    package final func focusChanged() {
        guard isAttached else { return }
        viewGraph.willRedraw(self)
        forgetDrawingBounds()
        invalidateDisplay()
    }

    override package func willDetach() {
        // What the app does then must not happen in the middle of an update.
        if hasFocus { viewGraph.performAfterFrame { [self] in if hasFocus { viewGraph.focus = nil } } }
        super.willDetach()
    }

    override package var ownDrawingBounds: CGRect? { hasFocus ? FocusRing.bounds(of: self) : nil }

    override package func paint(_ painter: inout Painter) {
        paintChildren(&painter)
        if hasFocus { FocusRing.paint(self, &painter) }
    }
}
