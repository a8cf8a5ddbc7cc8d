import Foundation

/// A place that came, or why none comes.
public struct CLLocationUpdate: Sendable {
    /// What the user is doing; it changes nothing here.
    public enum LiveConfiguration: Int, Sendable {
        case `default`
        case automotiveNavigation
        case otherNavigation
        case fitness
        case airborne
    }

    /// The place; nil where one of the reasons below holds.
    public let location: CLLocation?
    /// The app may not know the place.
    public let authorizationDenied: Bool
    /// Location services are off or missing.
    public let authorizationDeniedGlobally: Bool
    /// Something other than the user forbids it.
    public let authorizationRestricted: Bool
    /// The user is being asked.
    public let authorizationRequestInProgress: Bool
    /// The place can't be told at present; it is looked for further.
    public let locationUnavailable: Bool

    /// Updates pause where the device stays in a place. They don't here: it is told only as it moves.
    public var stationary: Bool { false }
    /// The former name of `stationary`.
    public var isStationary: Bool { stationary }
    /// Only about where the device is. No desktop asks the user for less than the exact place.
    public var accuracyLimited: Bool { false }
    /// The app is not in use as much as the service requires. Each app here is in use.
    public var insufficientlyInUse: Bool { false }

    init(
        location: CLLocation? = nil, status: CLAuthorizationStatus? = nil, isEnabled: Bool = true,
        isUnavailable: Bool = false
    ) {
        self.location = location
        authorizationDenied = status == .denied
        authorizationDeniedGlobally = status == .denied && !isEnabled
        authorizationRestricted = status == .restricted
        authorizationRequestInProgress = status == .notDetermined
        locationUnavailable = isUnavailable
    }

    /// The places of the device, now and as it moves. Who hasn't been asked for authorization is asked.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(service: .shared)
    }
}
