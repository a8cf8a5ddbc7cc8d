/// Whether the app may know where the device is.
@nonexhaustive public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user hasn't been asked.
    case notDetermined
    /// Something other than the user forbids it.
    case restricted
    /// The user said no, or location services are off.
    case denied
    /// At any time.
    case authorizedAlways
    /// While the app is in use.
    case authorizedWhenInUse

    package var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}
