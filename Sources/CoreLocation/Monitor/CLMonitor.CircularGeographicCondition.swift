extension CLMonitor {
    /// The device lies within a distance of a point.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        func isSatisfied(at coordinate: CLLocationCoordinate2D) -> Bool {
            Geodesic.distance(center, coordinate) <= radius
        }
    }
}
