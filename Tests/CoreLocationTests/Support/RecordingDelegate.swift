import CoreLocation
import Foundation

/// Notes what a manager tells it, a line a call.
final class RecordingDelegate: NSObject, CLLocationManagerDelegate {
    private(set) var lines: [String] = []
    private(set) var locations: [CLLocation] = []
    private(set) var visits: [CLVisit] = []
    private(set) var wasAlwaysOnMainThread = true

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func note(_ line: String) {
        lines.append(line)
        if !CallbackThread.isMain { wasAlwaysOnMainThread = false }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        note("authorization \(manager.authorizationStatus)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += locations
        for location in locations { note("at \(location.coordinate.latitude),\(location.coordinate.longitude)") }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        note("failed \((error as? CLError)?.code ?? .network)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        note("heading \(newHeading.trueHeading)")
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { visits.append(visit) }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        note("monitoring \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        note("entered \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        note("exited \(region.identifier)")
    }

    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { note("\(state) \(region.identifier)") }

    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { note("not monitoring \(region?.identifier ?? ""): \((error as? CLError)?.code ?? .network)") }
}
