import Foundation

/// Is told by a location manager where the device is. All of it is optional.
///
/// The calls come on the thread that made the manager, from its run loop.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The manager was made, or what the app may has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The older call for a change of authorization, made where the newer one isn't implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The device was found; the newest place is the last one.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device was not found. After `CLError.locationUnknown` it is looked for further.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The device was turned.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether the user may be asked to calibrate the compass.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// A region is watched from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// The device has come into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// The device stays at a place, or has left it.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// A border was crossed, or `requestState(for:)` is answered.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region can't be watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Updates are paused, which never happens here: the device is plugged in or decides itself.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Updates go on after a pause.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
