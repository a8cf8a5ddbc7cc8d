import SwiftUI

/// Draws what is in the sky besides its colours. The places are scattered, but the same each time.
struct SkyDrawing {
    let context: GraphicsContext
    let size: CGSize

    func draw(_ condition: Condition, isNight: Bool) {
        switch condition {
        case .clear: isNight ? stars(60) : glow()
        case .partlyCloudy:
            isNight ? stars(30) : glow()
            clouds(6, opacity: isNight ? 0.12 : 0.24)
        case .cloudy, .unknown, .fog: clouds(10, opacity: isNight ? 0.08 : 0.15)
        case .drizzle: streaks(30, length: 10)
        case .rain, .thunderstorm: streaks(60, length: 22)
        case .snow: flakes(50)
        }
    }

    /// Faint ones: text lies above them, and a bright star beside a number would be read with it.
    private func stars(_ count: Int) {
        for index in 0..<count {
            let radius = 0.4 + 0.7 * scatter(index, 3)
            fill(place(index), radius, .white.opacity(0.12 + 0.3 * scatter(index, 4)))
        }
    }

    private func flakes(_ count: Int) {
        for index in 0..<count { fill(place(index), 1 + 2 * scatter(index, 3), .white.opacity(0.45)) }
    }

    private func streaks(_ count: Int, length: CGFloat) {
        var path = Path()
        for index in 0..<count {
            let start = place(index)
            path.move(to: start)
            path.addLine(to: CGPoint(x: start.x - length * 0.25, y: start.y + length))
        }
        context.stroke(path, with: .color(.white.opacity(0.22)), style: StrokeStyle(lineWidth: 1.2, lineCap: .round))
    }

    /// The light of a sun beyond the corner.
    private func glow() {
        let reach = max(size.width, size.height) * 0.8
        context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .radialGradient(
                Gradient(colors: [Color(red: 1, green: 0.98, blue: 0.9).opacity(0.55), .white.opacity(0)]),
                center: CGPoint(x: size.width * 0.92, y: 0), startRadius: 0, endRadius: reach))
    }

    private func clouds(_ count: Int, opacity: Double) {
        for index in 0..<count {
            let center = place(index)
            let width = size.width * (0.5 + 0.5 * scatter(index, 3))
            var cloud = context
            cloud.translateBy(x: center.x, y: center.y)
            cloud.scaleBy(x: 1, y: 0.35)
            cloud.fill(
                Path(ellipseIn: CGRect(x: -width / 2, y: -width / 2, width: width, height: width)),
                with: .radialGradient(
                    Gradient(colors: [.white.opacity(opacity), .white.opacity(0)]), center: .zero, startRadius: 0,
                    endRadius: width / 2))
        }
    }

    private func fill(_ center: CGPoint, _ radius: CGFloat, _ color: Color) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        context.fill(Path(ellipseIn: rect), with: .color(color))
    }

    private func place(_ index: Int) -> CGPoint {
        CGPoint(x: scatter(index, 1) * size.width, y: scatter(index, 2) * size.height)
    }

    /// A number from 0 to 1 that looks as if it were drawn by lot.
    private func scatter(_ index: Int, _ salt: Int) -> Double {
        let value = sin(Double(index) * 12.9898 + Double(salt) * 78.233) * 43758.5453
        return value - value.rounded(.down)
    }
}
