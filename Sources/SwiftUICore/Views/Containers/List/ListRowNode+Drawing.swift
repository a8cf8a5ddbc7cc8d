import Drawing
import Foundation
import Geometry

/// What is drawn of a row.
extension ListRowNode {
    @MainActor
    func paintHeader(_ painter: inout Painter) {
        if let background { painter.paint(background) }
        painter.paint(child)
    }

    @MainActor
    func paintRow(_ painter: inout Painter) {
        if castsShadow { paintShadow(&painter) }
        faded(&painter, paintBackground)
        if reachesCorners { painter.clipped(to: outline) { $0.paint(child) } } else { painter.paint(child) }
        faded(&painter) { painter in
            editing.paint(&painter, of: self)
            paintSeparators(&painter)
        }
        paintGap(&painter)
        if hasFocus { FocusRing.paint(self, around: FocusRing.area(inRow: cell), &painter) }
    }

    /// Content without insets goes to the round corners of its section, and no further.
    var reachesCorners: Bool {
        guard appearance == .insetGrouped, place.isFirst || place.isLast, !isLifted else { return false }
        return min(insets.leading, insets.trailing) < metrics.cornerRadius
    }

    /// Draws with the opacity of the content, while that comes or goes.
    @MainActor
    func faded(_ painter: inout Painter, _ paint: (inout Painter) -> Void) {
        let opacity = child.fadeOpacity
        if opacity >= 1 { return paint(&painter) }
        guard opacity > 0 else { return }
        painter.layer(.opacity(opacity), bounds: ownDrawingBounds ?? .null, paint)
    }

    var outline: Path { metrics.outline(of: cell, at: place, in: appearance, isRightToLeft: isRightToLeft) }

    @MainActor
    func paintBackground(_ painter: inout Painter) {
        let outline = isLifted ? Path(cell) : outline.offsetBy(dx: swipeOffset, dy: 0)
        if let color = highlight ?? (background == nil ? metrics.ground(in: appearance) : nil) {
            painter.fill(outline, .color(color))
        } else if let background {
            painter.clipped(to: outline) { $0.paint(background) }
        } else if swipeOffset != 0 || isLifted {
            painter.fill(outline, .color(metrics.plainGround))
        }
    }

    /// Points above and below the row.
    static let shadowReach: CGFloat = 8

    /// A row that is moved lies above the others; one with a background of the app's own, which may be clear, has the
    /// shadow that the app gives it.
    var castsShadow: Bool { isLifted && background == nil }

    @MainActor
    func paintShadow(_ painter: inout Painter) {
        for step in 1...4 {
            let reach = Self.shadowReach * CGFloat(step) / 4
            painter.fill(cell.insetBy(dx: 0, dy: -reach), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.03)))
        }
    }

    var highlight: RGBA? {
        isPressed || isHeld || isSelected ? metrics.highlight : nil
    }
}
