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

    /// What the ring around an area covers.
    package static func bounds(around area: CGRect) -> CGRect {
        let reach = distance + width
        return area.insetBy(dx: -reach, dy: -reach)
    }

    /// The area of a row whose ring lies inside of it.
    package static func area(inRow cell: CGRect) -> CGRect {
        let reach = distance + width / 2
        return cell.insetBy(dx: reach, dy: reach)
    }

    /// - Parameters:
    ///   - area: in the node's coordinates.
    ///   - color: nil is the accent colour.
    @MainActor
    package static func paint(
        _ node: LayoutNode, around area: CGRect, color: RGBA? = nil, _ painter: inout Painter
    ) {
        guard node.environment.values.value(of: IsFocusEffectEnabledKey.self) else { return }
        let colors = node.environment.value(StyleEnvironment.self).colors
        let frame = area.insetBy(dx: -distance, dy: -distance)
        let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
        let path = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
        painter.stroke(path, StrokeStyle(lineWidth: width), .color(color ?? colors.accent))
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

    /// What the ring is around, in the node's coordinates.
    package nonisolated var focusedArea: CGRect { CGRect(origin: .zero, size: size) }

    /// nil is the accent colour.
    package var ringColor: RGBA? { nil }

    override package var ownDrawingBounds: CGRect? { hasFocus ? FocusRing.bounds(around: focusedArea) : nil }

    override package func paint(_ painter: inout Painter) {
        paintChildren(&painter)
        if hasFocus { FocusRing.paint(self, around: focusedArea, color: ringColor, &painter) }
    }
}
