import Foundation

extension CLLocationManager {
    /// What the app may.
    public var authorizationStatus: CLAuthorizationStatus { service.authorization }

    /// How exactly the app may know the place: always fully, since no desktop asks the user for less.
    public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// What the app may.
    public class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.authorization }

    /// Whether the device can find its place: the desktop has a location service, or the tool sets the place.
    ///
    /// The first call may have to wait for the desktop.
    public class func locationServicesEnabled() -> Bool { LocationService.shared.isEnabled }

    /// Whether significant changes of the place can be told.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { LocationService.shared.isEnabled }

    /// Whether there is a compass.
    public class func headingAvailable() -> Bool { LocationService.shared.heading != nil }

    /// Asks the user, if that was not done yet, for the place while the app is in use.
    public func requestWhenInUseAuthorization() { service.requestAuthorization(.authorizedWhenInUse) }

    /// Asks the user for the place at any time, if less or nothing was decided.
    public func requestAlwaysAuthorization() { service.requestAuthorization(.authorizedAlways) }

    /// Asks for the exact place for a while. It is exact in any case.
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completion else { return }
        CallbackThread().perform { completion(nil) }
    }

    /// Asks for the exact place for a while. It is exact in any case.
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
}
