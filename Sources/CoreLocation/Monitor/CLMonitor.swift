import Foundation

/// Watches conditions of the place, and keeps them from one launch of the app to the next.
///
/// There may be 20 conditions; more of them, and those that are no circles on the earth, are `unmonitored`.
public actor CLMonitor {
    /// What the app calls the monitor: its conditions are kept by this name.
    public nonisolated let name: String

    nonisolated let broadcast = MonitorBroadcast()
    private let service: LocationService
    private let store: MonitorStore
    private var records: [String: Record] = [:]
    private var observerID: LocationService.ObserverID?

    /// The monitor of a name, with the conditions that were added to it before.
    public init(_ name: String) async { await self.init(name, service: .shared, folder: nil) }

    package init(_ name: String, service: LocationService, folder: URL?) async {
        self.name = name
        self.service = service
        store = MonitorStore(name: name, folder: folder)
        for (identifier, entry) in store.load() { records[identifier] = Self.record(identifier, entry) }
        observe()
    }

    deinit { if let observerID { service.remove(observerID) } }

    // MARK: Conditions

    /// The names of the conditions.
    public var identifiers: [String] { records.keys.sorted() }

    /// What becomes of the conditions from now on, and what became of them while nobody listened.
    public var events: Events { Events(monitor: self) }

    /// Watches a condition of which nothing is known; one of the same name is replaced.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Watches a condition; one of the same name is replaced.
    /// - Parameter state: what is taken to hold: that it holds is no event.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        let isRoom = records[identifier] != nil || records.count < RegionMonitor.limit
        let isWatched = isRoom && Self.isValid(condition)
        let event = Event(identifier: identifier, state: isWatched ? state : .unmonitored, date: Date())
        records[identifier] = Record(condition: condition, lastEvent: event)
        save()
        guard isWatched else { return broadcast.send(event) }
        updateDemand()
        if let location = service.location { check(location.coordinate) }
    }

    /// Watches a condition no longer.
    public func remove(_ identifier: String) {
        records[identifier] = nil
        save()
        updateDemand()
    }

    /// A condition and the last that was told of it; nil where there is none of that name.
    public func record(for identifier: String) -> Record? { records[identifier] }

    private static func isValid(_ condition: any CLCondition) -> Bool {
        guard let circle = condition as? CircularGeographicCondition else { return false }
        return CLLocationCoordinate2DIsValid(circle.center) && circle.radius.isFinite && circle.radius >= 0
    }

    // MARK: Places

    private func observe() {
        let (events, stream) = AsyncStream.makeStream(of: CLLocationCoordinate2D.self)
        observerID = service.add { event in
            if case .location(let location) = event { stream.yield(location.coordinate) }
        }
        Task { [weak self] in
            for await coordinate in events { await self?.check(coordinate) }
        }
        updateDemand()
    }

    private func updateDemand() {
        guard let observerID else { return }
        if records.values.contains(where: { $0.lastEvent.state != .unmonitored }) {
            service.demand(kCLLocationAccuracyNearestTenMeters, for: observerID)
        } else {
            service.endDemand(of: observerID)
        }
    }

    private func check(_ coordinate: CLLocationCoordinate2D) {
        var hasChanged = false
        for identifier in identifiers {
            guard let record = records[identifier], record.lastEvent.state != .unmonitored,
                let circle = record.condition as? CircularGeographicCondition
            else { continue }
            let state: Event.State = circle.isSatisfied(at: coordinate) ? .satisfied : .unsatisfied
            guard state != record.lastEvent.state else { continue }
            let event = Event(identifier: identifier, state: state, date: Date())
            records[identifier] = Record(condition: circle, lastEvent: event)
            hasChanged = true
            broadcast.send(event)
        }
        if hasChanged { save() }
    }

    // MARK: From launch to launch

    private func save() {
        store.save(
            records.compactMapValues { record in
                guard let circle = record.condition as? CircularGeographicCondition, Self.isValid(circle) else {
                    return nil
                }
                return MonitorStore.Entry(
                    latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
                    state: record.lastEvent.state.rawValue, date: record.lastEvent.date)
            })
    }

    private static func record(_ identifier: String, _ entry: MonitorStore.Entry) -> Record {
        let center = CLLocationCoordinate2D(latitude: entry.latitude, longitude: entry.longitude)
        let event = Event(identifier: identifier, state: .init(rawValue: entry.state) ?? .unknown, date: entry.date)
        return Record(condition: CircularGeographicCondition(center: center, radius: entry.radius), lastEvent: event)
    }
}
