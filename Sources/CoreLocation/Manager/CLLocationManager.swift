import Foundation

/// Tells its delegate where the device is, where it points, and which regions it enters and leaves.
///
/// The place comes from the desktop's location service (GeoClue), or from what the environment or a drive script sets:
/// see `Service/LocationSourceChoice.swift`.
open class CLLocationManager: NSObject {
    /// Is told of everything; it isn't retained.
    open weak var delegate: (any CLLocationManagerDelegate)?

    /// How exact places are to be, in metres, or one of the constants; the best by default.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
        didSet { if wantsLocations { updateDemand() } }
    }
    /// How far the device has to move, in metres, before it is told again; `kCLDistanceFilterNone` by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// What the user is doing. It lets a phone save energy and changes nothing here.
    open var activityType: CLActivityType = .other
    /// Whether updates may pause where the device stays in a place, which saves a phone's energy. They never do here.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on while the app is in the background, where no app is here.
    open var allowsBackgroundLocationUpdates = false
    /// Whether a phone shows that the app is told the place in the background.
    open var showsBackgroundLocationIndicator = false
    /// How far the device has to be turned, in degrees, before it is told again; 1 by default.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side of the device a heading is measured from. Headings here are measured from the top of the screen.
    open var headingOrientation: CLDeviceOrientation = .portrait

    private var service = LocationService.shared
    private let thread = CallbackThread()
    private var observerID = 0
    private var isUpdating = false
    private var isRequesting = false
    private var isWatchingSignificantChanges = false
    private var isUpdatingHeading = false
    private var isMonitoringVisits = false
    private var lastUpdate: CLLocation?
    private var toldStatus: CLAuthorizationStatus?
    private var lastHeading: CLHeading?

    /// The way in metres that is a significant change.
    private static let significantDistance = 500.0

    public override init() {
        super.init()
        observe()
    }

    /// A manager of another service. The only designated initialiser is the public one, so that apps can make subclasses.
    package convenience init(service: LocationService) {
        self.init()
        self.service.remove(observerID)
        self.service = service
        observe()
    }

    private func observe() {
        let manager = WeakManager(self)
        observerID = service.add { [thread] event in thread.perform { manager.receive(event) } }
        // The delegate, which is set by then, is told in any case.
        thread.perform { [service] in manager.receive(.authorization(service.authorization)) }
    }

    deinit { service.remove(observerID) }

    /// The latest place; nil where it isn't known or the app may not know it.
    open var location: CLLocation? { service.location.map(inDesiredAccuracy) }
    /// The latest heading; nil before the first.
    open var heading: CLHeading? { service.heading }

    // MARK: Authorization

    /// What the app may.
    open var authorizationStatus: CLAuthorizationStatus { service.authorization }

    /// How exactly the app may know the place: always fully, since no desktop asks the user for less.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// What the app may.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.authorization }

    /// Whether the device can find its place: the desktop has a location service, or the tool sets the place.
    ///
    /// The first call may have to wait for the desktop.
    open class func locationServicesEnabled() -> Bool { LocationService.shared.isEnabled }

    /// Whether significant changes of the place can be told.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { LocationService.shared.isEnabled }

    /// Whether there is a compass. A place that a tool sets has one, the desktop's location service has none.
    open class func headingAvailable() -> Bool { LocationService.shared.hasCompass }

    /// Asks the user, if that was not done yet, for the place while the app is in use.
    open func requestWhenInUseAuthorization() { service.requestAuthorization(.authorizedWhenInUse) }

    /// Asks the user for the place at any time, if less or nothing was decided.
    open func requestAlwaysAuthorization() { service.requestAuthorization(.authorizedAlways) }

    /// Asks for the exact place for a while. It is exact in any case.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completion else { return }
        CallbackThread().perform { completion(nil) }
    }

    /// Asks for the exact place for a while. It is exact in any case.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    // MARK: Places

    /// Has the delegate told of the place, now and as it changes. A second call changes nothing.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        lastUpdate = nil
        updateDemand()
    }

    /// Ends what `startUpdatingLocation()` or `requestLocation()` began.
    open func stopUpdatingLocation() {
        isUpdating = false
        isRequesting = false
        updateDemand()
    }

    /// Has the delegate told of the place once, or that it can't be found.
    open func requestLocation() {
        guard !isUpdating, !isRequesting else { return }
        isRequesting = true
        updateDemand()
    }

    /// Has the delegate told of the place, now and after 500 metres or more.
    open func startMonitoringSignificantLocationChanges() {
        guard !isWatchingSignificantChanges else { return }
        isWatchingSignificantChanges = true
        updateDemand()
    }

    open func stopMonitoringSignificantLocationChanges() {
        isWatchingSignificantChanges = false
        updateDemand()
    }

    private var wantsLocations: Bool { isUpdating || isRequesting || isWatchingSignificantChanges }

    private func updateDemand() {
        guard wantsLocations else { return service.endDemand(of: observerID) }
        let isExact = isUpdating || isRequesting
        service.demand(isExact ? desiredAccuracy : kCLLocationAccuracyKilometer, for: observerID)
    }

    /// What has changed again since then is told as it is now, and once.
    private func tellAuthorization() {
        let status = authorizationStatus
        guard status != toldStatus else { return }
        toldStatus = status
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    private func inDesiredAccuracy(_ location: CLLocation) -> CLLocation {
        desiredAccuracy == kCLLocationAccuracyReduced ? location.reduced : location
    }

    private func receive(_ found: CLLocation) {
        let location = inDesiredAccuracy(found)
        guard wantsLocations, isRequesting || isFarEnough(location) else { return }
        lastUpdate = location
        endRequest()
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    private func isFarEnough(_ location: CLLocation) -> Bool {
        guard let lastUpdate else { return true }
        guard lastUpdate !== location, !location.isReduced(as: lastUpdate) else { return false }
        return location.distance(from: lastUpdate) >= (isUpdating ? distanceFilter : Self.significantDistance)
    }

    private func receive(_ failure: CLError.Code) {
        guard wantsLocations else { return }
        endRequest()
        delegate?.locationManager(self, didFailWithError: CLError(failure))
    }

    private func endRequest() {
        guard isRequesting else { return }
        isRequesting = false
        updateDemand()
    }

    // MARK: Headings

    /// Has the delegate told where the device points; without a compass it is told `CLError.headingFailure`.
    open func startUpdatingHeading() {
        guard !isUpdatingHeading else { return }
        isUpdatingHeading = true
        lastHeading = nil
        let manager = WeakManager(self)
        thread.perform { manager.tellFirstHeading() }
    }

    open func stopUpdatingHeading() { isUpdatingHeading = false }

    /// Tells the heading that is known when updates begin, unless another one came first.
    fileprivate func tellFirstHeading() {
        guard isUpdatingHeading, lastHeading == nil else { return }
        if let heading { return receive(heading) }
        if !service.hasCompass { delegate?.locationManager(self, didFailWithError: CLError(.headingFailure)) }
    }

    private func receive(_ heading: CLHeading) {
        guard isUpdatingHeading, isTurnedEnough(heading) else { return }
        lastHeading = heading
        delegate?.locationManager(self, didUpdateHeading: heading)
    }

    private func isTurnedEnough(_ heading: CLHeading) -> Bool {
        guard let lastHeading else { return true }
        let turn = (heading.magneticHeading - lastHeading.magneticHeading).remainder(dividingBy: 360)
        return abs(turn) >= headingFilter
    }

    // MARK: Regions

    /// The regions that are watched, for all managers of the app.
    open var monitoredRegions: Set<CLRegion> { service.monitoredRegions }

    /// The longest radius of a region, in metres: half round the earth, so that there is none.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 20_037_508 }

    /// Whether regions of a class can be watched: circles can.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type && LocationService.shared.isEnabled
    }

    /// Has the delegate told when the device enters or leaves a region, of which there may be 20.
    ///
    /// A region of the same identifier is replaced. Being in it at first is no entry.
    open func startMonitoring(for region: CLRegion) { service.monitor(region, for: observerID) }

    open func stopMonitoring(for region: CLRegion) { service.endMonitoring(region) }

    /// Has the delegate told whether the device is in a region.
    open func requestState(for region: CLRegion) { service.determineState(of: region, for: observerID) }

    // MARK: Visits

    /// Has the delegate told when the device has stayed at a place for some minutes, and when it has left it.
    open func startMonitoringVisits() {
        isMonitoringVisits = true
        service.monitorVisits(true, for: observerID)
    }

    open func stopMonitoringVisits() {
        isMonitoringVisits = false
        service.monitorVisits(false, for: observerID)
    }

    // MARK: Events

    fileprivate func receive(_ event: LocationEvent) {
        switch event {
        case .authorization(let status):
            // A place that was told before is news again to an app that has lost it.
            if !status.isAuthorized { lastUpdate = nil }
            tellAuthorization()
        case .location(let location): receive(location)
        case .failure(let code): receive(code)
        case .heading(let heading): receive(heading)
        case .monitoringStarted(let region): delegate?.locationManager(self, didStartMonitoringFor: region)
        case .monitoringFailed(let region, let code):
            delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(code))
        case .entered(let region): delegate?.locationManager(self, didEnterRegion: region)
        case .exited(let region): delegate?.locationManager(self, didExitRegion: region)
        case .visited(let visit):
            if isMonitoringVisits { delegate?.locationManager(self, didVisit: visit) }
        case .determined(let state, let region):
            delegate?.locationManager(self, didDetermineState: state, for: region)
        }
    }
}

/// A manager that events are on their way to; it is used on its own thread only.
private final class WeakManager: @unchecked Sendable {
    private weak var manager: CLLocationManager?

    init(_ manager: CLLocationManager) { self.manager = manager }

    func receive(_ event: LocationEvent) { manager?.receive(event) }

    func tellFirstHeading() { manager?.tellFirstHeading() }
}
