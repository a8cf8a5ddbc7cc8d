import SwiftUI

/// A smooth line through points in the middles of columns of equal width.
struct TemperatureCurve: Shape {
    /// From 0 at the bottom to 1 at the top.
    let heights: [Double]
    /// Whether the shape is the area below the line.
    var closed = false

    func path(in rect: CGRect) -> Path {
        let points = points(in: rect)
        guard let first = points.first, let last = points.last else { return Path() }
        var path = Path()
        path.move(to: first)
        for index in points.indices.dropFirst() {
            // Level in each point's middle, so that the line never leaves the range of its points.
            let from = points[index - 1], to = points[index]
            let middle = (from.x + to.x) / 2
            path.addCurve(
                to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
        if closed {
            path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
            path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }

    private func points(in rect: CGRect) -> [CGPoint] {
        let width = rect.width / CGFloat(max(1, heights.count))
        return heights.enumerated().map { index, height in
            CGPoint(x: rect.minX + (CGFloat(index) + 0.5) * width, y: rect.maxY - height * rect.height)
        }
    }
}
