import Foundation

/// How far the controls of a cubic lie along the tangents of a quarter circle of radius 1.
package let quarterCircleControl: CGFloat = 0.552_284_749_830_793_6

extension Path {
    static func forEachElement(ofRect rect: CGRect, _ body: (Element) -> Void) {
        body(.move(to: rect.origin))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
        body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
        body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
        body(.closeSubpath)
    }

    static func forEachElement(ofEllipseIn rect: CGRect, _ body: (Element) -> Void) {
        let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
        let at = { (x: CGFloat, y: CGFloat) in CGPoint(x: rect.midX + x * radiusX, y: rect.midY + y * radiusY) }
        let control = quarterCircleControl
        body(.move(to: at(1, 0)))
        body(.curve(to: at(0, 1), control1: at(1, control), control2: at(control, 1)))
        body(.curve(to: at(-1, 0), control1: at(-control, 1), control2: at(-1, control)))
        body(.curve(to: at(0, -1), control1: at(-1, -control), control2: at(-control, -1)))
        body(.curve(to: at(1, 0), control1: at(control, -1), control2: at(1, -control)))
        body(.closeSubpath)
    }
}
