/// How the user proves who they are.
@nonexhaustive public enum LAPolicy: Int, Sendable {
    /// With a face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// With a face or a finger, else with the device's passcode.
    case deviceOwnerAuthentication = 2
}
