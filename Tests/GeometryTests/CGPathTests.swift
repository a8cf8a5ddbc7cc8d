import Foundation
import Geometry
import Testing

struct CGPathTests {
    @Test func roundTripThroughPath() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
        path.closeSubpath()
        #expect(Path(path).description == "0 0 m 10 0 l 20 5 10 10 q h")
        #expect(Path(path).cgPath == path)
    }

    @Test func copiesAreIndependent() throws {
        let original = CGMutablePath()
        original.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(original.copy())
        let changed = try #require(original.mutableCopy())
        changed.addLine(to: CGPoint(x: 99, y: 99))
        #expect(copy == original && changed != original)
    }

    @Test func elementsComeWithTheirPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        var found: [String] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: found.append("move \(points[0].x)")
            case .addCurveToPoint: found.append("curve \(points[0].x) \(points[1].x) \(points[2].x)")
            case .closeSubpath: found.append("close")
            default: found.append("other")
            }
        }
        #expect(found == ["move 1.0", "curve 3.0 5.0 7.0", "close"])
    }

    @Test func rectangleIsRecognised() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let lines = CGMutablePath()
        lines.addLines(between: [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0)])
        #expect(lines.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func transformOnTheWayIn() {
        var transform = CGAffineTransform(translationX: 5, y: 6)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform)
        #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 6, width: 1, height: 1))
        #expect(path.contains(CGPoint(x: 5.5, y: 6.5)))
    }

    @Test func strokingAndDashing() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let outline = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 10, height: 2))
        let dashes = line.copy(dashingWithPhase: 0, lengths: [2, 3])
        #expect(dashes.contains(.zero) == false && dashes.boundingBox == CGRect(x: 0, y: 0, width: 7, height: 0))
    }
}
