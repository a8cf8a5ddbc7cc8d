import Foundation

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether a tool made the location up.
    public let isSimulatedBySoftware: Bool
    /// Whether a device that is attached found the location.
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}
