import Foundation
import Geometry

extension RecordedPath {
    private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private static var triangle: Path {
        Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 100, y: 0))
            $0.addLine(to: CGPoint(x: 50, y: 60))
            $0.closeSubpath()
        }
    }

    /// Lines and curves, transforms and trims.
    static let others: [RecordedPath] = [
        RecordedPath("lines", "0 0 m 10 10 l 20 0 l") {
            Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }
        },
        RecordedPath("rect-transform", "5 5 m 15 5 l 15 15 l 5 15 l h") {
            Path {
                $0.addRect(
                    CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
            }
        },
        RecordedPath("line-after-close", "0 0 m 10 0 l h 0 10 l") {
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 10, y: 0))
                $0.closeSubpath()
                $0.addLine(to: CGPoint(x: 0, y: 10))
            }
        },
        RecordedPath("quad-and-cubic", "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c") {
            Path {
                $0.move(to: .zero)
                $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
                $0.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
            }
        },
        RecordedPath("transform-shape", "0 0 m 100 0 l 130 60 l 30 60 l h") {
            Path(rect).applying(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        },
        RecordedPath("rotation-90", "80 -20 m 80 80 l 20 80 l 20 -20 l h") {
            Path(rect).applying(
                CGAffineTransform(translationX: 50, y: 30).rotated(by: .pi / 2).translatedBy(x: -50, y: -30))
        },
        RecordedPath("trim-rect-0.1-0.6", "32 0 m 100 0 l 100 60 l 68 60 l") {
            Path(rect).trimmedPath(from: 0.1, to: 0.6)
        },
        RecordedPath("trim-rect-0-1", "0 0 m 100 0 l 100 60 l 0 60 l h") { Path(rect).trimmedPath(from: 0, to: 1) },
        RecordedPath("trim-rect-0-0.999", "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l") {
            Path(rect).trimmedPath(from: 0, to: 0.999)
        },
        RecordedPath("trim-rect-out-of-range", "0 0 m 100 0 l 100 60 l 0 60 l h") {
            Path(rect).trimmedPath(from: -0.5, to: 1.5)
        },
        RecordedPath("trim-triangle-0.25-0.75", "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l") {
            triangle.trimmedPath(from: 0.25, to: 0.75)
        },
        RecordedPath(
            "trim-circle-0-0.5", "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"
        ) { Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5) },
        RecordedPath("trim-two-subpaths", "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l") {
            Path {
                $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
                $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
            }.trimmedPath(from: 0.25, to: 0.75)
        },
    ]

    /// Strokes, and a trim inside a curve.
    static let outlines: [RecordedPath] = [
        RecordedPath(
            "trim-circle-0.2-0.8",
            "65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0 22.3858 22.3858 0 50 0 c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c"
        ) { Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8) },
        RecordedPath(
            "stroked-triangle-4",
            "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l 101.536 1.28037 l 104.27 -2 l 100 -2 l 0 -2 l h"
        ) { triangle.strokedPath(StrokeStyle(lineWidth: 4)) },
        RecordedPath(
            "stroked-triangle-round",
            "0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l 49.2631 62.2399 50.7369 62.2399 51.5364 61.2804 c 101.536 1.28037 l 102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h"
        ) { triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)) },
        RecordedPath(
            "stroked-line-square", "0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h"
        ) {
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 50, y: 0))
            }.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
        },
        RecordedPath(
            "stroked-circle",
            "38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c 29.9411 2 38 10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42 20 42 c 32.1503 42 42 32.1503 42 20 c h"
        ) { Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4)) },
    ]
}
