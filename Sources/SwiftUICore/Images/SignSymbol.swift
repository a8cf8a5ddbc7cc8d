import Foundation
import Geometry

/// Signs of arithmetic that the icon font lacks, as lines in a grid of 24 by 24.
enum SignSymbol {
    /// The outline of a sign, in an em of 1 with its middle at the origin; nil for symbols of other kinds.
    static func path(of name: String) -> Path? {
        guard let lines = signs[name] else { return nil }
        var path = Path()
        for line in lines {
            path.move(to: CGPoint(x: line.0, y: line.1))
            path.addLine(to: CGPoint(x: line.2, y: line.3))
        }
        return path.strokedPath(StrokeStyle(lineWidth: 1.8, lineCap: .round))
            .applying(CGAffineTransform(a: 1 / 24, b: 0, c: 0, d: 1 / 24, tx: -0.5, ty: -0.5))
    }

    private typealias Line = (CGFloat, CGFloat, CGFloat, CGFloat)

    private static let plusSlashMinus: [Line] = [
        (3, 7, 10, 7), (6.5, 3.5, 6.5, 10.5), (18, 4, 6, 20), (14, 17, 21, 17),
    ]

    private static let signs: [String: [Line]] = [
        "plusminus": [(5, 8.5, 19, 8.5), (12, 2, 12, 15), (5, 20, 19, 20)],
        "plus.slash.minus": plusSlashMinus,
        "plus.forwardslash.minus": plusSlashMinus,
        "minus.slash.plus": [(3, 7, 10, 7), (18, 4, 6, 20), (14, 17, 21, 17), (17.5, 13.5, 17.5, 20.5)],
    ]
}
