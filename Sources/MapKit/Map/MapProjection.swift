import Foundation

/// Where places lie in a view: Mercator's projection, with the north at the top.
struct MapProjection: Hashable {
    /// The middle of the view; the world is one unit wide, from west to east, and from north to south.
    var center: CGPoint
    /// The width of the world in points.
    var worldWidth: Double
    /// Of the view.
    var size: CGSize

    /// Shows all of a region.
    init(region: MKCoordinateRegion, size: CGSize) {
        let latitude = region.center.latitude
        let half = max(1e-6, region.span.latitudeDelta) / 2
        let height = Self.world(latitude: latitude - half) - Self.world(latitude: latitude + half)
        let width = max(1e-6, region.span.longitudeDelta) / 360
        center = CGPoint(x: Self.world(longitude: region.center.longitude), y: Self.world(latitude: latitude))
        self.size = size
        worldWidth = min(max(1, size.width) / width, max(1, size.height) / height)
        limit()
    }

    /// No more than the world, and no closer than a few houses.
    private mutating func limit() {
        let smallest = max(size.width, size.height, 1)
        worldWidth = min(max(worldWidth, smallest), smallest * 4_000_000)
        let margin = min(0.5, size.height / 2 / worldWidth)
        center.y = min(max(center.y, margin), 1 - margin)
        center.x -= floor(center.x)
    }

    static func world(longitude: Double) -> Double { (longitude + 180) / 360 }

    static func world(latitude: Double) -> Double {
        let angle = min(max(latitude, -85.05), 85.05) * .pi / 180
        return 0.5 - log(tan(.pi / 4 + angle / 2)) / (2 * .pi)
    }

    func point(of place: CLLocationCoordinate2D) -> CGPoint {
        point(x: Self.world(longitude: place.longitude), y: Self.world(latitude: place.latitude))
    }

    /// The nearest of the points at which the place lies, since the world goes on.
    func point(x: Double, y: Double) -> CGPoint {
        var distance = x - center.x
        distance -= distance.rounded()
        return CGPoint(x: size.width / 2 + distance * worldWidth, y: size.height / 2 + (y - center.y) * worldWidth)
    }

    func place(at point: CGPoint) -> CLLocationCoordinate2D {
        let x = center.x + (point.x - size.width / 2) / worldWidth
        let y = center.y + (point.y - size.height / 2) / worldWidth
        let latitude = (2 * atan(exp((0.5 - y) * 2 * .pi)) - .pi / 2) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: (x - floor(x)) * 360 - 180)
    }

    /// What the view shows.
    var region: MKCoordinateRegion {
        let top = place(at: .zero).latitude
        let bottom = place(at: CGPoint(x: 0, y: size.height)).latitude
        return MKCoordinateRegion(
            center: place(at: CGPoint(x: size.width / 2, y: size.height / 2)),
            span: MKCoordinateSpan(
                latitudeDelta: top - bottom, longitudeDelta: min(360, size.width / worldWidth * 360)))
    }

    /// Points to a metre in the middle.
    var pointsPerMeter: Double {
        let latitude = place(at: CGPoint(x: size.width / 2, y: size.height / 2)).latitude
        return worldWidth / (360 * MKCoordinateRegion.metersPerDegree * max(0.01, cos(latitude * .pi / 180)))
    }

    func moved(by distance: CGSize) -> MapProjection {
        var result = self
        result.center.x -= distance.width / worldWidth
        result.center.y -= distance.height / worldWidth
        result.limit()
        return result
    }

    func zoomed(by factor: Double) -> MapProjection {
        var result = self
        result.worldWidth *= factor
        result.limit()
        return result
    }
}
