/// A view upon the earth from above, with the north at the top.
public struct MapCamera: Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the camera to the place below it.
    public var distance: Double
    /// Degrees; the map is not turned.
    public var heading: Double
    /// Degrees; the map is not tilted.
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// The camera sees 30 degrees, so that half its distance is about what it sees from top to bottom.
    static let heightPerDistance = 0.536

    var region: MKCoordinateRegion {
        let meters = max(10, distance * Self.heightPerDistance)
        return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: meters, longitudinalMeters: 1)
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.region == right.region && left.distance == right.distance && left.heading == right.heading
            && left.pitch == right.pitch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(region)
        hasher.combine(distance)
    }
}
