import Foundation
import Geometry

/// Finds the place of content at a rectangle of the window.
package struct AnchoredPlacement {
    package let anchor: PresentationAnchor
    /// The rectangle that the content is attached to.
    package private(set) var source: CGRect
    /// What of the window content may cover.
    package let area: CGRect

    package init(_ anchor: PresentationAnchor, source: CGRect, area: CGRect) {
        self.anchor = anchor
        self.area = area.insetBy(dx: anchor.margin, dy: anchor.margin)
        self.source = source
        guard !leavesRoom else { return }
        let visible = source.intersection(self.area)
        self.source = CGRect(center: (visible.isNull ? self.area : visible).center, size: .zero)
    }

    /// Beside a view that fills the window there is no room: the content is put at the middle of such a view.
    private var leavesRoom: Bool {
        switch anchor.arrowEdge {
        case .leading, .trailing:
            max(area.maxX - source.maxX, source.minX - area.minX) - anchor.gap >= min(160, area.width / 3)
        default: max(space(below: true), space(below: false)) >= min(160, area.height / 3)
        }
    }

    /// The most that the content can have.
    package var proposal: CGSize {
        switch anchor.arrowEdge {
        case .leading, .trailing: area.size
        default:
            CGSize(width: area.width, height: max(space(below: true), space(below: false)))
        }
    }

    private func space(below: Bool) -> CGFloat {
        max(0, below ? area.maxY - source.maxY - anchor.gap : source.minY - area.minY - anchor.gap)
    }

    /// The side of the content that looks at the source.
    package func arrowEdge(for size: CGSize) -> Edge {
        switch anchor.arrowEdge {
        case .leading: source.maxX + anchor.gap + size.width <= area.maxX ? .leading : .trailing
        case .trailing: source.minX - anchor.gap - size.width >= area.minX ? .trailing : .leading
        case .bottom: fitsAbove(size) || space(below: false) >= space(below: true) ? .bottom : .top
        case .top, nil:
            size.height <= space(below: true) || space(below: true) >= space(below: false) ? .top : .bottom
        }
    }

    private func fitsAbove(_ size: CGSize) -> Bool { size.height <= space(below: false) }

    package func frame(for size: CGSize) -> CGRect {
        let origin =
            switch arrowEdge(for: size) {
            case .top: CGPoint(x: alongX(size.width), y: source.maxY + anchor.gap)
            case .bottom: CGPoint(x: alongX(size.width), y: source.minY - anchor.gap - size.height)
            case .leading: CGPoint(x: source.maxX + anchor.gap, y: source.midY - size.height / 2)
            case .trailing:
                CGPoint(x: source.minX - anchor.gap - size.width, y: source.midY - size.height / 2)
            }
        return CGRect(
            x: clamped(origin.x, area.minX, area.maxX - size.width),
            y: clamped(origin.y, area.minY, area.maxY - size.height), width: size.width, height: size.height)
    }

    private func alongX(_ width: CGFloat) -> CGFloat {
        switch anchor.alignment {
        case .leading: source.minX
        case .trailing: source.maxX - width
        case .center: source.midX - width / 2
        case .best: source.midX > area.midX ? source.maxX - width : source.minX
        }
    }

    private func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least, min(value, most))
    }
}
