import Foundation

/// The domain of this module's errors.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification can't come.
public struct UNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        precondition(error.domain == UNErrorDomain)
        _nsError = error
    }

    public static var _nsErrorDomain: String { UNErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { UNErrorDomain }

    @nonexhaustive public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = UNError

        /// The app has not asked for the permission.
        case notificationsNotAllowed = 1
        /// There is no such time any more.
        case notificationInvalidNoDate = 1400
        /// It says nothing.
        case notificationInvalidNoContent = 1401
    }
}

extension UNError {
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
