/// How exactly the app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy
    /// To a few kilometres.
    case reducedAccuracy
}
