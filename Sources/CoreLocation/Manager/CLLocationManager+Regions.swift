import Foundation

extension CLLocationManager {
    /// The regions that are watched, for all managers of the app.
    public var monitoredRegions: Set<CLRegion> { service.monitoredRegions }

    /// The longest radius of a region, in metres: half round the earth, so that there is none.
    public var maximumRegionMonitoringDistance: CLLocationDistance { 20_037_508 }

    /// Whether regions of a class can be watched: circles can.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type && LocationService.shared.isEnabled
    }

    /// Has the delegate told when the device enters or leaves a region, of which there may be 20.
    ///
    /// A region of the same identifier is replaced. Being in it at first is no entry.
    public func startMonitoring(for region: CLRegion) { service.monitor(region, for: observerID) }

    public func stopMonitoring(for region: CLRegion) { service.endMonitoring(region) }

    /// Has the delegate told whether the device is in a region.
    public func requestState(for region: CLRegion) { service.determineState(of: region, for: observerID) }
}
