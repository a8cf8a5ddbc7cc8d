import Foundation
import Geometry

extension RecordedPath {
    private static func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    private static func relativeArc(_ delta: Double) -> Path {
        Path {
            $0.addRelativeArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
        }
    }

    static let arcs: [RecordedPath] = [
        RecordedPath("arc-0-0", "90 50 m") { arc(0, 0) },
        RecordedPath("arc-0-30", "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c") { arc(0, 30) },
        RecordedPath("arc-0-90", "90 50 m 90 72.0914 72.0914 90 50 90 c") { arc(0, 90) },
        RecordedPath(
            "arc-0-120", "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"
        ) { arc(0, 120) },
        RecordedPath(
            "arc-0-360",
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c h"
        ) { arc(0, 360) },
        RecordedPath(
            "arc-0-450",
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c"
        ) { arc(0, 450) },
        RecordedPath(
            "arc-0-minus90",
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c"
        ) { arc(0, -90) },
        RecordedPath(
            "arc-0-minus360",
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c"
        ) { arc(0, -360) },
        RecordedPath(
            "arc-cw-0-45",
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"
        ) { arc(0, 45, clockwise: true) },
        RecordedPath(
            "arc-cw-0-360",
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c h"
        ) { arc(0, 360, clockwise: true) },
        RecordedPath(
            "arc-cw-0-720",
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ) { arc(0, 720, clockwise: true) },
        RecordedPath("arc-cw-0-minus90", "90 50 m 90 27.9086 72.0914 10 50 10 c") { arc(0, -90, clockwise: true) },
        RecordedPath(
            "arc-cw-minus90-0",
            "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ) { arc(-90, 0, clockwise: true) },
        RecordedPath("arc-after-move", "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c") {
            Path {
                $0.move(to: .zero)
                $0.addArc(
                    center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }
        },
        RecordedPath("arc-transform", "180 50 m 180 72.0914 144.183 90 100 90 c") {
            Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false, transform: CGAffineTransform(scaleX: 2, y: 1))
            }
        },
        RecordedPath("relative-arc-0", "90 50 m") { relativeArc(0) },
        RecordedPath(
            "relative-arc-190",
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 43.0541 c"
        ) { relativeArc(190) },
        RecordedPath(
            "relative-arc-minus360",
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"
        ) { relativeArc(-360) },
    ]
}
