/// How exactly the app may know where the device is.
@nonexhaustive public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy
    /// To a few kilometres.
    case reducedAccuracy
}
