import Foundation
import Geometry
import Testing

struct PathTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func emptyPath() {
        let path = Path()
        #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull && path.description == "")
        #expect(!path.contains(.zero))
        #expect(Path(CGRect.null).isEmpty)
    }

    @Test func closureAndFormsMakeEqualPaths() {
        let added = Path { $0.addRect(rect) }
        let addedEllipse = Path { $0.addEllipse(in: rect) }
        #expect(added == Path(rect) && addedEllipse == Path(ellipseIn: rect))
        #expect(Path(rect) != Path(ellipseIn: rect))
    }

    @Test func negativeSizesAreStandardised() {
        #expect(Path(CGRect(x: 40, y: 60, width: -30, height: -40)) == Path(rect))
    }

    @Test func linesNeedACurrentPoint() {
        let path = Path {
            $0.addLine(to: CGPoint(x: 1, y: 1))
            $0.addCurve(to: .zero, control1: .zero, control2: .zero)
        }
        #expect(path.isEmpty)
    }

    @Test func currentPoint() {
        var path = Path(rect)
        #expect(path.currentPoint == rect.origin)
        path.addLine(to: .zero)
        #expect(path.currentPoint == .zero)
        path.closeSubpath()
        #expect(path.currentPoint == rect.origin)
    }

    @Test(arguments: ["0 0 m 10.5 0 l h", "1 2 m 3 4 5 6 q 1 1 2 2 3 3 c h 7 8 l", ""])
    func descriptionIsReadAgain(_ string: String) throws {
        #expect(try #require(Path(string)).description == string)
    }

    @Test(arguments: ["10 0 l", "0 0 m 1 l", "0 0 m 1 1 x", "0 0 0 m", "0 0 m 1 h"])
    func otherStringsAreNoPaths(_ string: String) { #expect(Path(string) == nil) }

    @Test func boundsHoldTheCurveAndNotItsControls() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let cubic = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        }
        #expect(abs(cubic.boundingRect.maxY - 6) < 1e-9)
    }

    @Test func transformsKeepFormsWhereTheyCan() {
        let moved = Path(ellipseIn: rect).offsetBy(dx: 5, dy: -5)
        #expect(moved == Path(ellipseIn: rect.offsetBy(dx: 5, dy: -5)))
        let scaled = Path(roundedRect: rect, cornerRadius: 5).applying(CGAffineTransform(scaleX: 2, y: 2))
        #expect(scaled == Path(roundedRect: CGRect(x: 20, y: 40, width: 60, height: 80), cornerRadius: 10))
        let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.boundingRect.minX + 60) < 1e-9 && abs(turned.boundingRect.maxY - 40) < 1e-9)
    }

    @Test func addPathTransformsWhatIsAdded() {
        var path = Path(rect)
        path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(translationX: 3, y: 4))
        #expect(path.description == "10 20 m 40 20 l 40 60 l 10 60 l h 3 4 m 4 4 l 4 5 l 3 5 l h")
    }

    @Test func tangentArcTouchesBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
        // A right angle: the arc leaves the first line one radius before the corner and reaches the second one after it.
        #expect(path.isClose(to: Path("0 0 m 90 0 l 95.5228 0 100 4.47715 100 10 c") ?? Path()))
        path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 0, y: 50), radius: 10)
        #expect(path.currentPoint.map { $0.distance(to: CGPoint(x: 90, y: 50)) < 1e-9 } == true)
    }

    @Test func tangentArcOfALineIsTheLine() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 10)
        #expect(path.description == "0 0 m 50 0 l")
    }

    @Test func copiesDoNotShareChanges() {
        var first = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) }
        let second = first
        first.addLine(to: CGPoint(x: 2, y: 2))
        #expect(second.description == "0 0 m 1 1 l" && first.description == "0 0 m 1 1 l 2 2 l")
    }

    @Test func trimOfNothingIsEmpty() {
        #expect(Path(rect).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path(rect).trimmedPath(from: 0.9, to: 0.1).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func trimMeasuresCurvesByTheirLength() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let end = circle.trimmedPath(from: 0, to: 1 / 8).currentPoint ?? .zero
        // An eighth of a turn from the right, clockwise on screen.
        let half = CGFloat(0.5).squareRoot()
        #expect(end.distance(to: CGPoint(x: 10 * half, y: 10 * half)) < 0.01)
    }
}
