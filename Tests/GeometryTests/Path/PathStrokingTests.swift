import Foundation
import Geometry
import Testing

/// The outline is compared with what a stroke is: the points at most half a line width from the line.
struct PathStrokingTests {
    /// The distance from a point to the nearest of many points along a path.
    private func distance(_ point: CGPoint, to path: Path) -> CGFloat {
        var nearest = CGFloat.infinity
        path.forEachSegment { segment in
            for step in 0...200 { nearest = min(nearest, segment.point(at: CGFloat(step) / 200).distance(to: point)) }
        }
        return nearest
    }

    /// Expects the outline to hold exactly the points near the path, on a grid, but for a narrow zone of doubt.
    private func expectRoundStroke(of path: Path, width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        let bounds = path.boundingRect.insetBy(dx: -width, dy: -width)
        var wrong: [CGPoint] = []
        for column in 0...40 {
            for row in 0...40 {
                let point = CGPoint(
                    x: bounds.minX + bounds.width * CGFloat(column) / 40,
                    y: bounds.minY + bounds.height * CGFloat(row) / 40)
                let distance = distance(point, to: path)
                guard abs(distance - width / 2) > 0.3 else { continue }
                if outline.contains(point) != (distance < width / 2) { wrong.append(point) }
            }
        }
        #expect(wrong.isEmpty, "wrong at \(wrong.prefix(5))", sourceLocation: sourceLocation)
    }

    @Test func polyline() {
        expectRoundStroke(
            of: Path { $0.addLines([.zero, CGPoint(x: 50, y: 5), CGPoint(x: 10, y: 30), CGPoint(x: 60, y: 40)]) },
            width: 8)
    }

    @Test func curves() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 60, y: 10), control: CGPoint(x: 30, y: 60))
            $0.addCurve(to: CGPoint(x: 10, y: 50), control1: CGPoint(x: 120, y: 0), control2: CGPoint(x: 80, y: 90))
        }
        expectRoundStroke(of: path, width: 6)
        expectRoundStroke(of: path, width: 20)
    }

    @Test func circleThinnerThanTheLineHasNoHole() {
        expectRoundStroke(of: Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6)), width: 20)
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 40, y: 20)))
    }

    @Test func curveTighterThanTheLine() {
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 60), control2: CGPoint(x: 5, y: -10))
        }
        expectRoundStroke(of: path, width: 16)
    }

    @Test func cusp() {
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 60, y: 50), control2: CGPoint(x: -20, y: 50))
            $0.addLine(to: CGPoint(x: 0, y: 0))
            $0.closeSubpath()
        }
        expectRoundStroke(of: path, width: 10)
    }

    @Test func miterLimitTurnsSharpCornersIntoBevels() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 100, y: 10), CGPoint(x: 0, y: 20)]) }
        let sharp = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 20))
        let blunt = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 5))
        // The miter of this corner is 10.05 line widths long, half of it beyond the corner.
        #expect(abs(sharp.boundingRect.maxX - 120.1) < 0.01)
        #expect(blunt.boundingRect.maxX < 101)
    }

    @Test(arguments: [CGLineCap.butt, .round, .square])
    func capsReachBeyondTheEnds(_ cap: CGLineCap) {
        let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
        let bounds = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
        let reach: CGFloat = cap == .butt ? 0 : 5
        #expect(abs(bounds.minX + reach) < 1e-6 && abs(bounds.maxX - 50 - reach) < 1e-6)
        #expect(abs(bounds.height - 10) < 1e-6)
    }

    @Test func lineWithoutLengthShowsItsCaps() {
        let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(
            dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect
                == CGRect(x: 3, y: 3, width: 4, height: 4))
        let lonelyMove = Path { $0.move(to: .zero) }
        #expect(lonelyMove.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    }

    @Test func widthThatIsNotPositiveDrawsNothing() {
        let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        for width in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(rect.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
    }

    @Test func dashesFollowThePattern() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
        #expect(
            line.dashedPath([4, 2], phase: 0).description == "0 0 m 4 0 l 6 0 m 10 0 l 12 0 m 16 0 l 18 0 m 20 0 l")
        #expect(
            line.dashedPath([4, 2], phase: 5).description == "1 0 m 5 0 l 7 0 m 11 0 l 13 0 m 17 0 l 19 0 m 20 0 l")
        #expect(
            line.dashedPath([4, 2], phase: -1).description == "1 0 m 5 0 l 7 0 m 11 0 l 13 0 m 17 0 l 19 0 m 20 0 l")
        #expect(line.dashedPath([5], phase: 0).description == "0 0 m 5 0 l 10 0 m 15 0 l")
        #expect(line.dashedPath([0, 0], phase: 0) == line)
        #expect(line.dashedPath([-1, 2], phase: 0) == line)
    }

    @Test func dashesMeetWhereAClosedPathBegins() {
        let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        // Of the 40 points of outline the last two are a gap.
        let dashed = rect.dashedPath([12, 4], phase: 6)
        #expect(dashed.description == "0 0 m 6 0 l 10 0 m 10 10 l 8 10 l 4 10 m 0 10 l 0 2 l")
        // Here the last two are a line, which goes on around the corner where the path begins.
        let joined = rect.dashedPath([12, 2], phase: 4)
        #expect(joined.subpaths.count == 3)
        #expect(joined.subpaths.last?.segments.first?.start == CGPoint(x: 0, y: 2))
    }

    @Test func dashesOfZeroLengthAreDots() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let dots = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
        #expect(dots.contains(CGPoint(x: 5.5, y: 0)) && !dots.contains(CGPoint(x: 2.5, y: 0)))
    }
}
