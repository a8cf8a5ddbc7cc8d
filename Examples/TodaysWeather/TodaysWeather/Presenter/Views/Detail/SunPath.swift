import SwiftUI

/// Half a wave, from the lower leading corner to the trailing one.
struct SunPath: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for step in 0...40 {
            let point = Self.point(at: Double(step) / 40, in: rect.size)
            step == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    /// - Parameter part: of the way, from 0 to 1.
    static func point(at part: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: part * size.width, y: size.height - sin(part * .pi) * (size.height - 8))
    }
}
