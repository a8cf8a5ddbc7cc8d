import Foundation

/// All that lies within a distance of a point.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The distance from the middle to the border, in metres.
    public let radius: CLLocationDistance

    /// A region round a point; a radius below 0 is taken as 0.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = max(0, radius)
        super.init(identifier: identifier)
    }

    /// Whether a point lies in the region or on its border.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }

    open override var description: String {
        let middle = String(format: "<%+.8f,%+.8f>", center.latitude, center.longitude)
        return
            "CLCircularRegion (identifier:'\(identifier)', center:\(middle), radius:\(String(format: "%.2f", radius))m)"
    }

    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }
}
