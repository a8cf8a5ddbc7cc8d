import SwiftUI
import WorldCities

/// The land, the borders and the cities of the world, by their outlines: there are no streets.
struct MapBackdrop: View {
    let projection: MapProjection
    /// Places at which something stands, so that no name is written there.
    let taken: [CLLocationCoordinate2D]
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale

    private static let outlines = WorldCountry.all.flatMap(\.outlines).map(WorldOutline.init)

    var body: some View {
        Canvas { context, size in
            let isDark = colorScheme == .dark
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .color(
                    isDark ? Color(red: 0.1, green: 0.2, blue: 0.3) : Color(red: 0.66, green: 0.84, blue: 0.95)))
            var land = Path()
            for outline in Self.outlines { outline.add(to: &land, projection) }
            context.fill(
                land,
                with: .color(
                    isDark ? Color(red: 0.17, green: 0.19, blue: 0.2) : Color(red: 0.96, green: 0.95, blue: 0.91)))
            context.stroke(land, with: .color(isDark ? .white.opacity(0.25) : .black.opacity(0.25)), lineWidth: 0.5)
            drawCities(in: &context, size)
        }
        .accessibilityHidden(true)
    }

    /// The largest ones, as many as have room.
    private func drawCities(in context: inout GraphicsContext, _ size: CGSize) {
        let isKorean = locale.language.languageCode == .korean
        var taken = self.taken.map { place in
            let point = projection.point(of: place)
            return CGRect(x: point.x - 30, y: point.y - 40, width: 60, height: 60)
        }
        var count = 0
        for city in Self.cities {
            let place = CLLocationCoordinate2D(latitude: city.latitude, longitude: city.longitude)
            let point = projection.point(of: place)
            guard CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 10).contains(point) else { continue }
            let text = context.resolve(
                Text(verbatim: isKorean ? city.koreanName : city.englishName).font(.system(size: 12, weight: .medium))
                    .foregroundStyle(.secondary))
            let measured = text.measure(in: size)
            let frame = CGRect(
                x: point.x - measured.width / 2, y: point.y - measured.height / 2, width: measured.width,
                height: measured.height
            ).insetBy(dx: -8, dy: -6)
            guard !taken.contains(where: frame.intersects) else { continue }
            taken.append(frame)
            context.draw(text, at: point)
            count += 1
            if count == Self.shownCities { return }
        }
    }

    private static let shownCities = 14
    private static let cities = WorldCity.all.sorted { $0.reach > $1.reach }
}

/// The outline of a part of a country in the units of the projection's world.
private struct WorldOutline {
    private let points: [CGPoint]
    private let frame: CGRect

    init(_ outline: WorldCountry.Outline) {
        points = outline.points.map {
            CGPoint(x: MapProjection.world(longitude: $0.longitude), y: MapProjection.world(latitude: $0.latitude))
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
        frame = CGRect(
            x: origin.x, y: origin.y, width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y)
    }

    /// Adds the outline wherever the view shows it: the world goes on in the east and in the west.
    func add(to path: inout Path, _ projection: MapProjection) {
        let (width, height) = (
            projection.size.width / projection.worldWidth, projection.size.height / projection.worldWidth
        )
        let seen = CGRect(
            x: projection.center.x - width / 2, y: projection.center.y - height / 2, width: width, height: height)
        for turn in [-1.0, 0, 1] where frame.offsetBy(dx: turn, dy: 0).intersects(seen) {
            path.addLines(
                points.map {
                    CGPoint(
                        x: ($0.x + turn - seen.minX) * projection.worldWidth,
                        y: ($0.y - seen.minY) * projection.worldWidth)
                })
            path.closeSubpath()
        }
    }
}
