import Foundation
import Geometry

/// The outline of a popover: a rounded rectangle with an arrow at what it belongs to.
struct PopoverBubble {
    let card: CGRect
    /// The side that the arrow is on.
    let edge: Edge
    /// What the arrow points at.
    let target: CGPoint
    let cornerRadius: CGFloat
    /// Along the edge, and away from it.
    let arrow: CGSize

    var path: Path {
        var path = Path(roundedRect: card, cornerRadius: cornerRadius, style: .continuous)
        path.addPath(arrowPath)
        return path
    }

    /// The middle of the arrow on the card's edge, as near to the target as the corners let it be.
    private var base: CGPoint {
        let reach = arrow.width / 2 + cornerRadius
        let x = min(max(target.x, card.minX + reach), max(card.minX + reach, card.maxX - reach))
        let y = min(max(target.y, card.minY + reach), max(card.minY + reach, card.maxY - reach))
        return switch edge {
        case .top: CGPoint(x: x, y: card.minY)
        case .bottom: CGPoint(x: x, y: card.maxY)
        case .leading: CGPoint(x: card.minX, y: y)
        case .trailing: CGPoint(x: card.maxX, y: y)
        }
    }

    /// Clockwise, as the card is, so that the two are one shape.
    private var arrowPath: Path {
        var path = Path()
        path.move(to: CGPoint(x: -arrow.width / 2, y: 0))
        path.addQuadCurve(to: CGPoint(x: -3, y: -arrow.height + 2), control: CGPoint(x: -arrow.width / 4, y: -1))
        path.addQuadCurve(to: CGPoint(x: 3, y: -arrow.height + 2), control: CGPoint(x: 0, y: -arrow.height - 1))
        path.addQuadCurve(to: CGPoint(x: arrow.width / 2, y: 0), control: CGPoint(x: arrow.width / 4, y: -1))
        path.addLine(to: CGPoint(x: arrow.width / 2, y: 1))
        path.addLine(to: CGPoint(x: -arrow.width / 2, y: 1))
        path.closeSubpath()
        let turn = CGAffineTransform(rotationAngle: rotation)
        return path.applying(turn).applying(CGAffineTransform(translationX: base.x, y: base.y))
    }

    private var rotation: CGFloat {
        switch edge {
        case .top: 0
        case .trailing: .pi / 2
        case .bottom: .pi
        case .leading: -.pi / 2
        }
    }
}
