import Foundation
import Geometry
import Testing

struct PathContainmentTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func ellipse() {
        for path in [Path(ellipseIn: square), Path(elements: Path(ellipseIn: square).elements)] {
            #expect(path.contains(CGPoint(x: 50, y: 1)) && path.contains(CGPoint(x: 15, y: 16)))
            #expect(!path.contains(CGPoint(x: 14, y: 14)) && !path.contains(CGPoint(x: 101, y: 50)))
        }
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func roundedRectangle(_ style: RoundedCornerStyle) {
        let path = Path(roundedRect: square, cornerRadius: 20, style: style)
        let elements = Path(elements: path.elements)
        for x in stride(from: 0.5, to: 100, by: 3) {
            for y in stride(from: 0.5, to: 100, by: 3) {
                let point = CGPoint(x: x, y: y)
                #expect(path.contains(point) == elements.contains(point))
            }
        }
        #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 7, y: 7)))
    }

    @Test func windingAndEvenOddDifferInsideTwoLoops() {
        let path = Path {
            $0.addRect(square)
            $0.addRect(square.insetBy(dx: 20, dy: 20))
        }
        let inner = CGPoint(x: 50, y: 50)
        #expect(path.contains(inner) && !path.contains(inner, eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func openSubpathsCountAsClosed() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]) }
        #expect(path.contains(CGPoint(x: 20, y: 20)) && !path.contains(CGPoint(x: 80, y: 80)))
    }

    @Test func verticesOnTheRayCountOnce() {
        let diamond = Path {
            $0.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 50)])
            $0.closeSubpath()
        }
        #expect(diamond.contains(CGPoint(x: 10, y: 50)) && !diamond.contains(CGPoint(x: -10, y: 50)))
        #expect(!diamond.contains(CGPoint(x: 10, y: 0)) && !diamond.contains(CGPoint(x: 10, y: 100)))
    }

    @Test func curveThatTurnsBack() {
        // An S whose middle part crosses a horizontal ray three times.
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 40, y: 160), control2: CGPoint(x: 60, y: -160))
            $0.closeSubpath()
        }
        #expect(path.contains(CGPoint(x: 25, y: 20)) && path.contains(CGPoint(x: 75, y: -20)))
        #expect(!path.contains(CGPoint(x: 25, y: -20)) && !path.contains(CGPoint(x: 75, y: 20)))
    }
}
