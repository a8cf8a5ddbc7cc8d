import Foundation

/// What the process knows of its place, for all managers, and the one source that finds it out.
///
/// Events are sent from any thread, one at a time; who observes brings them to where they belong.
package final class LocationService: @unchecked Sendable {
    package typealias Observer = @Sendable (LocationEvent) -> Void
    package typealias ObserverID = Int

    package static let shared = LocationService(source: LocationSourceChoice().makeSource())

    // A source may report while it is being started.
    private let lock = NSRecursiveLock()
    private var source: any LocationSource
    private var status: CLAuthorizationStatus
    private var observers: [ObserverID: Observer] = [:]
    private var demands: [ObserverID: CLLocationAccuracy] = [:]
    private var nextID = 0
    private var runningAccuracy: CLLocationAccuracy?
    private var lastReport: LocationReport?
    private var latestHeading: CLHeading?
    private var regions = RegionMonitor()
    private var visits = VisitDetector()
    private var visitObservers: Set<ObserverID> = []
    /// The demands of the regions and of the visits.
    private static let (regionDemand, visitDemand) = (-1, -2)

    package init(source: any LocationSource) {
        self.source = source
        status = source.authorization
        connect()
    }

    /// Takes another source from now on.
    package func use(_ source: any LocationSource) {
        lock.withLock {
            self.source.stop()
            self.source = source
            runningAccuracy = nil
            lastReport = nil
            connect()
            change(to: source.authorization)
        }
    }

    private func connect() {
        source.connect { [weak self, weak source] report in
            guard let self, let source else { return }
            self.receive(report, from: source)
        }
    }

    // MARK: What is known

    package var currentSource: any LocationSource { lock.withLock { source } }
    package var isEnabled: Bool { currentSource.isEnabled }
    package var hasCompass: Bool { currentSource.hasCompass }
    package var authorization: CLAuthorizationStatus { lock.withLock { status } }
    package var monitoredRegions: Set<CLRegion> { lock.withLock { regions.all } }
    package var heading: CLHeading? { lock.withLock { status.isAuthorized ? latestHeading : nil } }

    /// The latest place, if the app may know it.
    package var location: CLLocation? {
        lock.withLock {
            guard status.isAuthorized else { return nil }
            if case .location(let location) = lastReport { return location }
            return source.lastLocation
        }
    }

    // MARK: Observers

    /// Has events sent to an observer until it is removed.
    package func add(_ observer: @escaping Observer) -> ObserverID {
        lock.withLock {
            nextID += 1
            observers[nextID] = observer
            return nextID
        }
    }

    package func remove(_ id: ObserverID) {
        lock.withLock {
            observers[id] = nil
            demands[id] = nil
            visitObservers.remove(id)
            demandForVisits()
        }
    }

    /// Says that an observer wants to be told of its place, and tells it what is known already.
    package func demand(_ accuracy: CLLocationAccuracy, for id: ObserverID) {
        lock.withLock {
            let wasRunning = runningAccuracy != nil
            demands[id] = accuracy
            updateSource()
            switch (status, lastReport) {
            case (.denied, _), (.restricted, _): observers[id]?(.failure(.denied))
            case (_, .location(let location)?) where wasRunning: observers[id]?(.location(location))
            case (_, .failure(let code)?) where wasRunning: observers[id]?(.failure(code))
            default: break
            }
        }
    }

    package func endDemand(of id: ObserverID) {
        lock.withLock {
            demands[id] = nil
            updateSource()
        }
    }

    // MARK: Authorization

    /// Asks for `wanted` where the user has not decided yet, or has allowed less.
    package func requestAuthorization(_ wanted: CLAuthorizationStatus) {
        lock.withLock {
            let isUpgrade = status == .authorizedWhenInUse && wanted == .authorizedAlways
            if status == .notDetermined || isUpgrade { source.requestAuthorization(wanted) }
        }
    }

    private func change(to newStatus: CLAuthorizationStatus) {
        guard newStatus != status else { return }
        status = newStatus
        send(.authorization(newStatus))
        updateSource()
        if newStatus == .denied || newStatus == .restricted { send(.failure(.denied)) }
    }

    // MARK: Regions

    /// Watches a region; another one of the same name is replaced.
    package func monitor(_ region: CLRegion, for id: ObserverID) {
        lock.withLock {
            if status == .denied || status == .restricted {
                observers[id]?(.monitoringFailed(region, .regionMonitoringDenied))
            } else if regions.add(region) {
                observers[id]?(.monitoringStarted(region))
                demandForRegions()
                regions.begin(region, at: location?.coordinate)
            } else {
                observers[id]?(.monitoringFailed(region, .regionMonitoringFailure))
            }
        }
    }

    package func endMonitoring(_ region: CLRegion) {
        lock.withLock {
            regions.remove(region)
            demandForRegions()
        }
    }

    /// Tells an observer whether the device is in a region.
    package func determineState(of region: CLRegion, for id: ObserverID) {
        lock.withLock {
            let state = location.map { RegionMonitor.state(of: region, at: $0.coordinate) } ?? .unknown
            observers[id]?(.determined(state, region))
        }
    }

    private func demandForRegions() {
        demands[Self.regionDemand] = regions.all.isEmpty ? nil : kCLLocationAccuracyNearestTenMeters
        updateSource()
    }

    // MARK: Visits

    /// Has stays at places found out while one observer at least wants it.
    package func monitorVisits(_ isWanted: Bool, for id: ObserverID) {
        lock.withLock {
            if isWanted { visitObservers.insert(id) } else { visitObservers.remove(id) }
            if visitObservers.isEmpty { visits = VisitDetector() }
            demandForVisits()
            if isWanted, let location { tellVisits { $0.move(to: location) } }
        }
    }

    /// The time of day has gone on, also without a new place.
    package func timePassed() {
        lock.withLock {
            if !visitObservers.isEmpty { tellVisits { $0.pass(to: Date()) } }
        }
    }

    private func demandForVisits() {
        demands[Self.visitDemand] = visitObservers.isEmpty ? nil : kCLLocationAccuracyHundredMeters
        updateSource()
    }

    private func tellVisits(_ find: (inout VisitDetector) -> [CLVisit]) {
        let known = visits.dueDate
        for visit in find(&visits) { send(.visited(visit)) }
        guard let due = visits.dueDate, due != known else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, due.timeIntervalSinceNow)) { [weak self] in
            self?.timePassed()
        }
    }

    // MARK: The source

    private func receive(_ report: LocationReport, from reporter: any LocationSource) {
        lock.withLock {
            guard reporter === source else { return }
            switch report {
            case .authorization(let newStatus): change(to: newStatus)
            case .location(let location): receive(location)
            case .failure(let code):
                lastReport = report
                if runningAccuracy != nil { send(.failure(code)) }
            case .heading(let heading):
                latestHeading = heading
                if status.isAuthorized { send(.heading(heading)) }
            }
        }
    }

    private func receive(_ location: CLLocation) {
        lastReport = .location(location)
        guard runningAccuracy != nil else { return }
        send(.location(location))
        for event in regions.move(to: location.coordinate) { send(event) }
        if !visitObservers.isEmpty { tellVisits { $0.move(to: location) } }
    }

    private func send(_ event: LocationEvent) {
        for id in observers.keys.sorted() { observers[id]?(event) }
    }

    /// Runs the source if somebody wants it and the app may: at the finest accuracy that is asked for.
    private func updateSource() {
        let wanted = status.isAuthorized ? demands.values.min() : nil
        guard wanted != runningAccuracy else { return }
        runningAccuracy = wanted
        if let wanted {
            source.start(accuracy: wanted)
        } else {
            source.stop()
        }
    }
}
