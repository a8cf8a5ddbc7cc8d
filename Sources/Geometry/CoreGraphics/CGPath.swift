import Foundation

/// The outline of a shape, as a reference.
///
/// It never changes, unless it is a `CGMutablePath`, which must stay on one thread while it does.
public class CGPath: @unchecked Sendable {
    package internal(set) final var path: Path

    package init(path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect).applying(transform.value))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect).applying(transform.value))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(path: Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform.value))
    }

    public final var isEmpty: Bool { path.isEmpty }

    /// The last point; zero for an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points and control points; null for an empty path.
    public final var boundingBox: CGRect { path.controlPointBounds }

    /// The smallest rectangle that holds the outline; null for an empty path.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }

    public final func copy() -> CGPath? { CGPath(path: path) }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path: path.applying(transform.value))
    }

    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path: path.applying(transform.value))
    }

    /// Writes the rectangle, and returns true, where the path is one.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Calls the block with each element; the element's points are valid during the call only.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { element in
            let (type, points) = element.parts
            withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
                _ = buffer.initialize(from: points)
                var item = CGPathElement(type: type, points: buffer.baseAddress!)
                block(&item)
            }
        }
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension UnsafePointer<CGAffineTransform>? {
    /// The transform, the identity for nil.
    var value: CGAffineTransform { self?.pointee ?? .identity }
}
