/// Which regions are watched, and on which side of their borders the device is.
struct RegionMonitor {
    /// As many as an iPhone watches for an app (Apple: "Monitoring the user's proximity to geographic regions").
    static let limit = 20

    private struct Watched {
        var region: CLRegion
        var state = CLRegionState.unknown
    }

    private var watched: [String: Watched] = [:]

    var all: Set<CLRegion> { Set(watched.values.map(\.region)) }

    /// - Returns: false where there are too many regions already, or it is no circle on the earth.
    mutating func add(_ region: CLRegion) -> Bool {
        guard Self.isValid(region), watched[region.identifier] != nil || watched.count < Self.limit else {
            return false
        }
        watched[region.identifier] = Watched(region: region)
        return true
    }

    mutating func remove(_ region: CLRegion) { watched[region.identifier] = nil }

    /// Notes the side on which the device is at first, which is no crossing.
    mutating func begin(_ region: CLRegion, at coordinate: CLLocationCoordinate2D?) {
        guard let coordinate, watched[region.identifier]?.state == .unknown else { return }
        watched[region.identifier]?.state = Self.state(of: region, at: coordinate)
    }

    /// The crossings of a move, in the order of the regions' names.
    mutating func move(to coordinate: CLLocationCoordinate2D) -> [LocationEvent] {
        var events: [LocationEvent] = []
        for identifier in watched.keys.sorted() {
            guard let (region, old) = watched[identifier].map({ ($0.region, $0.state) }) else { continue }
            let state = Self.state(of: region, at: coordinate)
            guard state != old else { continue }
            watched[identifier]?.state = state
            if old != .unknown { events += Self.crossing(region, state) }
        }
        return events
    }

    private static func crossing(_ region: CLRegion, _ state: CLRegionState) -> [LocationEvent] {
        let isTold = state == .inside ? region.notifyOnEntry : region.notifyOnExit
        guard isTold else { return [] }
        return [.determined(state, region), state == .inside ? .entered(region) : .exited(region)]
    }

    static func state(of region: CLRegion, at coordinate: CLLocationCoordinate2D) -> CLRegionState {
        guard let circle = region as? CLCircularRegion else { return .unknown }
        return circle.contains(coordinate) ? .inside : .outside
    }

    private static func isValid(_ region: CLRegion) -> Bool {
        guard let circle = region as? CLCircularRegion else { return false }
        return CLLocationCoordinate2DIsValid(circle.center) && circle.radius.isFinite
    }
}
