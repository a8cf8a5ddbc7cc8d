import SwiftUI

/// A part of a circle, from one angle clockwise to another; 0 is at the top.
struct Pie: Shape {
    var startAngle: Angle = .zero
    var endAngle: Angle

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = .radians(newValue.first)
            endAngle = .radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.move(to: center)
        path.addArc(
            center: center, radius: radius, startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90),
            clockwise: false)
        path.closeSubpath()
        return path
    }
}

#Preview {
    Pie(endAngle: .degrees(240))
        .foregroundColor(.orange)
        .padding()
}
