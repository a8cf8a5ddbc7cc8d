/// What finds out where the device is.
package protocol LocationSource: AnyObject, Sendable {
    typealias Report = @Sendable (LocationReport) -> Void

    /// Whether the device has location services at all, and they are on.
    var isEnabled: Bool { get }
    /// Whether the device can tell where it points, even if it has not done so yet.
    var hasCompass: Bool { get }
    /// What the app may before it asks.
    var authorization: CLAuthorizationStatus { get }
    /// The place that is known without looking for it.
    var lastLocation: CLLocation? { get }

    /// Where reports go from now on; they may come on any thread.
    func connect(_ report: @escaping Report)
    /// Asks the user; the answer comes as a report.
    func requestAuthorization(_ wanted: CLAuthorizationStatus)
    /// Begins to look for the place, or goes on with another accuracy. A place or a failure is reported.
    /// - Parameter accuracy: metres, or one of the constants.
    func start(accuracy: CLLocationAccuracy)
    func stop()
}

/// What a source finds out.
package enum LocationReport: Sendable {
    case authorization(CLAuthorizationStatus)
    case location(CLLocation)
    case failure(CLError.Code)
    case heading(CLHeading)
}
