import Drawing
import Foundation
import Geometry

/// A modifier that draws its content through a map of the plane. Layout stays as it is.
package protocol TransformModifier: ElementModifier, TransformProvider where Element == TransformNode<Self> {}

package protocol TransformProvider {
    /// The map for content of a size, from the content's coordinates to where it appears.
    func transform(in size: CGSize) -> ProjectionTransform
}

extension TransformModifier {
    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> TransformNode<Self> {
        TransformNode(self, child: child, inputs)
    }
}

package final class TransformNode<Modifier: TransformProvider>: ModifierNode<Modifier> {
    private var known: (size: CGSize, transform: ProjectionTransform)?

    private var transform: ProjectionTransform {
        if let known, known.size == size { return known.transform }
        let transform = modifier.transform(in: size).withoutRoundingErrors
        known = (size, transform)
        return transform
    }

    override package func modifierChanged(from old: Modifier) { known = nil }
    override package var presentsSize: Bool { true }

    override package var childTransform: CGAffineTransform? {
        transform.affine ?? transform.affineApproximation(at: CGPoint(x: size.width / 2, y: size.height / 2))
    }

    override package var childProjection: ProjectionTransform? { transform.isAffine ? nil : transform }

    override package func paint(_ painter: inout Painter) {
        if let affine = transform.affine {
            painter.transformed(by: affine) { paintChildren(&$0) }
        } else {
            paintProjected(&painter)
        }
    }

    /// The content is painted as a flat picture, whole, since what of it is seen depends on the map.
    @MainActor
    private func paintProjected(_ painter: inout Painter) {
        let drawn = child.drawingBounds
        guard !drawn.isNull else { return }
        let bounds = drawn.offsetBy(dx: child.origin.x, dy: child.origin.y)
        painter.projected(by: transform, bounds: bounds) { paintChildren(&$0) }
    }
}

extension Painter {
    /// Draws through a projective map of the node's coordinates; `bounds` holds all that is drawn before the map.
    package mutating func projected(
        by transform: ProjectionTransform, bounds: CGRect, _ body: (inout Painter) -> Void
    ) {
        let forth = ProjectionTransform(CGAffineTransform(translationX: -offset.x, y: -offset.y))
        let back = ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
        let map = forth.concatenating(transform).concatenating(back)
        let reach = max(bounds.width, bounds.height) + visibleRectangle.distance(to: bounds)
        layer(.projection(map), bounds: bounds, reach: reach, body)
    }
}

extension CGRect {
    /// How far apart the rectangles are along the axis where they are farther apart; 0 where they touch.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let horizontal = max(0, max(other.minX - maxX, minX - other.maxX))
        let vertical = max(0, max(other.minY - maxY, minY - other.maxY))
        return max(horizontal, vertical)
    }
}

extension ProjectionTransform {
    /// The map with what trigonometry should have made 0 set to 0, so that half turns are affine.
    var withoutRoundingErrors: ProjectionTransform {
        let tolerance: CGFloat = 1e-12
        // Numbers that are none leave everything where it is.
        let isUsable = [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
        guard isUsable else { return ProjectionTransform() }
        guard !isAffine, abs(m13) < tolerance, abs(m23) < tolerance, abs(m33 - 1) < 1e-9 else { return self }
        var result = self
        (result.m13, result.m23, result.m33) = (0, 0, 1)
        return result
    }

    /// The affine map that agrees with this one near a point.
    func affineApproximation(at point: CGPoint) -> CGAffineTransform {
        let depth = point.x * m13 + point.y * m23 + m33
        let image = point.applying(self)
        guard depth != 0 else { return .identity }
        let (a, b) = ((m11 - image.x * m13) / depth, (m12 - image.y * m13) / depth)
        let (c, d) = ((m21 - image.x * m23) / depth, (m22 - image.y * m23) / depth)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
    }

    /// The smallest rectangle that holds a mapped one; all the plane where part of it lies behind the viewer.
    package func bounds(of rectangle: CGRect) -> CGRect {
        guard !rectangle.isNull, !rectangle.isInfinite else { return rectangle }
        let corners = [
            CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
            CGPoint(x: rectangle.minX, y: rectangle.maxY), CGPoint(x: rectangle.maxX, y: rectangle.maxY),
        ]
        guard corners.allSatisfy({ $0.x * m13 + $0.y * m23 + m33 > 1e-3 }) else {
            return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        }
        let images = corners.map { $0.applying(self) }
        let (xs, ys) = (images.map(\.x), images.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
