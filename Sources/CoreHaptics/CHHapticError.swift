import Foundation

/// The domain of this module's errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Why nothing can be felt.
public struct CHHapticError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        precondition(error.domain == CoreHapticsErrorDomain)
        _nsError = error
    }

    public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { CoreHapticsErrorDomain }

    @nonexhaustive public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CHHapticError

        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        /// The device has no haptics.
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
    }

    public static var engineNotRunning: Code { .engineNotRunning }
    public static var notSupported: Code { .notSupported }
}
