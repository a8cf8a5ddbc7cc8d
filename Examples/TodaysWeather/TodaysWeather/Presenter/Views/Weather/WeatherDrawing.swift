import SwiftUI

/// Draws conditions into a square of 100 by 100.
struct WeatherDrawing {
    let context: GraphicsContext

    func draw(_ condition: Condition, isNight: Bool) {
        switch condition {
        case .clear: isNight ? moon(CGPoint(x: 50, y: 50), radius: 32) : sun(CGPoint(x: 50, y: 50), radius: 22)
        case .partlyCloudy:
            isNight ? moon(CGPoint(x: 66, y: 36), radius: 22) : sun(CGPoint(x: 66, y: 36), radius: 16)
            cloud(CGRect(x: 6, y: 38, width: 74, height: 46))
        case .cloudy, .unknown:
            cloud(CGRect(x: 36, y: 16, width: 58, height: 38), shade: 0.8)
            cloud(CGRect(x: 6, y: 30, width: 80, height: 50))
        case .drizzle: cloudWith(drops: 3, length: 8)
        case .rain: cloudWith(drops: 4, length: 17)
        case .thunderstorm:
            cloud(CGRect(x: 10, y: 10, width: 80, height: 50), shade: 0.8)
            bolt()
        case .snow:
            cloud(CGRect(x: 10, y: 12, width: 80, height: 50))
            for x in [28.0, 50, 72] { flake(CGPoint(x: x, y: x == 50 ? 84 : 76)) }
        case .fog: fog()
        }
    }

    // MARK: - Sun and moon

    private func sun(_ center: CGPoint, radius: CGFloat) {
        var rays = Path()
        for step in 0..<8 {
            let angle = Double(step) * .pi / 4
            rays.move(to: point(center, angle, radius * 1.35))
            rays.addLine(to: point(center, angle, radius * 1.8))
        }
        context.stroke(rays, with: .color(Self.sunlight), style: StrokeStyle(lineWidth: radius * 0.26, lineCap: .round))
        context.fill(
            circle(center, radius),
            with: .linearGradient(
                Gradient(colors: [Color(red: 1, green: 0.88, blue: 0.35), Color(red: 1, green: 0.66, blue: 0.13)]),
                startPoint: CGPoint(x: center.x, y: center.y - radius),
                endPoint: CGPoint(x: center.x, y: center.y + radius)))
    }

    /// What another circle leaves of a circle.
    private func moon(_ center: CGPoint, radius: CGFloat) {
        var crescent = context
        let shadow = circle(CGPoint(x: center.x + radius * 0.55, y: center.y - radius * 0.35), radius * 0.85)
        crescent.clip(to: shadow, options: .inverse)
        crescent.fill(circle(center, radius), with: .color(Color(red: 1, green: 0.93, blue: 0.7)))
    }

    // MARK: - Clouds

    /// A cloud's outline in a rectangle.
    private func outline(_ rect: CGRect) -> Path {
        var path = Path()
        func add(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
            path.addPath(
                circle(CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height), radius * rect.height))
        }
        add(0.22, 0.7, 0.3)
        add(0.46, 0.42, 0.42)
        add(0.72, 0.58, 0.36)
        add(0.83, 0.72, 0.28)
        path.addRoundedRect(
            in: CGRect(
                x: rect.minX + 0.1 * rect.width, y: rect.minY + 0.55 * rect.height, width: 0.83 * rect.width,
                height: 0.45 * rect.height),
            cornerSize: CGSize(width: 0.22 * rect.height, height: 0.22 * rect.height))
        return path
    }

    private func cloud(_ rect: CGRect, shade: Double = 1) {
        context.fill(
            outline(rect),
            with: .linearGradient(
                Gradient(colors: [
                    Color(red: shade, green: shade + (1 - shade) * 0.2, blue: shade + (1 - shade) * 0.4),
                    Color(red: 0.82 * shade, green: 0.87 * shade, blue: 0.94 * shade),
                ]),
                startPoint: CGPoint(x: rect.midX, y: rect.minY), endPoint: CGPoint(x: rect.midX, y: rect.maxY)))
    }

    // MARK: - What falls

    private func cloudWith(drops count: Int, length: CGFloat) {
        cloud(CGRect(x: 10, y: 10, width: 80, height: 50))
        var rain = Path()
        for index in 0..<count {
            let x = 50 + (CGFloat(index) - CGFloat(count - 1) / 2) * 17
            let y: CGFloat = index.isMultiple(of: 2) ? 70 : 76
            rain.move(to: CGPoint(x: x + length * 0.25, y: y))
            rain.addLine(to: CGPoint(x: x - length * 0.25, y: y + length))
        }
        context.stroke(
            rain, with: .color(Color(red: 0.55, green: 0.83, blue: 1)),
            style: StrokeStyle(lineWidth: 5, lineCap: .round))
    }

    private func bolt() {
        var path = Path()
        path.addLines([
            CGPoint(x: 54, y: 50), CGPoint(x: 36, y: 74), CGPoint(x: 48, y: 74), CGPoint(x: 42, y: 95),
            CGPoint(x: 64, y: 67), CGPoint(x: 52, y: 67), CGPoint(x: 60, y: 50),
        ])
        path.closeSubpath()
        context.fill(path, with: .color(Self.sunlight))
    }

    private func flake(_ center: CGPoint) {
        var path = Path()
        for step in 0..<3 {
            let angle = Double(step) * .pi / 3 + .pi / 6
            path.move(to: point(center, angle, 8))
            path.addLine(to: point(center, angle, -8))
        }
        context.stroke(path, with: .color(.white), style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }

    private func fog() {
        cloud(CGRect(x: 12, y: 8, width: 76, height: 46), shade: 0.95)
        var lines = Path()
        for (index, inset) in [8.0, 18, 12].enumerated() {
            let y = 64 + 13 * CGFloat(index)
            lines.move(to: CGPoint(x: inset, y: y))
            lines.addLine(to: CGPoint(x: 100 - inset, y: y))
        }
        context.stroke(
            lines, with: .color(.white.opacity(0.8)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }

    // MARK: - Geometry

    private static let sunlight = Color(red: 1, green: 0.8, blue: 0.25)

    private func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// - Parameter angle: radians.
    private func point(_ center: CGPoint, _ angle: Double, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
    }
}
