import Foundation

/// The domain of this module's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the user could not prove who they are.
public struct LAError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        precondition(error.domain == LAErrorDomain)
        _nsError = error
    }

    public static var _nsErrorDomain: String { LAErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { LAErrorDomain }

    @nonexhaustive public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LAError

        /// The face or finger is not the owner's.
        case authenticationFailed = -1
        /// The user put the question aside.
        case userCancel = -2
        /// The user would rather type a password.
        case userFallback = -3
        /// The system put the question aside.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device knows no faces and fingers.
        case biometryNotAvailable = -6
        /// The owner's face or finger is not known.
        case biometryNotEnrolled = -7
        /// There were too many attempts.
        case biometryLockout = -8
        /// The app put the question aside.
        case appCancel = -9
        /// The context was made invalid before.
        case invalidContext = -10
        /// The user may not be asked.
        case notInteractive = -1004
    }
}

extension LAError {
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}
