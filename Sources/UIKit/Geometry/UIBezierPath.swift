import Foundation
import Geometry

/// An outline of lines and curves, in points.
open class UIBezierPath: NSObject {
    private var path: Path
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private(set) var lineDash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// - Parameters:
    ///   - pattern: painted and unpainted lengths by turns, in points; nil is a whole line.
    ///   - count: how many lengths there are.
    ///   - phase: where in the pattern a line starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    override public init() { path = Path() }

    public init(rect: CGRect) { path = Path(rect) }

    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
    }

    /// Makes a rectangle of which some corners are round.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)),
            style: .circular)
    }

    /// Makes an arc.
    /// - Parameters:
    ///   - startAngle: radians from the right, growing clockwise as seen.
    ///   - clockwise: as seen.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public init(cgPath: CGPath) { path = Path(cgPath) }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    open var bounds: CGRect { path.boundingRect }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Clockwise as seen is against the clock where y grows upwards, as Core Graphics counts.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
