import Foundation

/// The domain of this module's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why the place, a heading, a region or an address was not found.
public struct CLError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        precondition(error.domain == kCLErrorDomain)
        _nsError = error
    }

    public static var _nsErrorDomain: String { kCLErrorDomain }
    /// The domain of these errors.
    public static var errorDomain: String { kCLErrorDomain }

    @nonexhaustive public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CLError

        /// The place can't be told at present; it is tried further.
        case locationUnknown = 0
        /// The app may not know the place.
        case denied
        /// There is no network.
        case network
        /// No heading could be found.
        case headingFailure
        /// The app may not monitor regions.
        case regionMonitoringDenied
        /// The region can't be monitored.
        case regionMonitoringFailure
        /// The region is not monitored yet.
        case regionMonitoringSetupDelayed
        /// Events of regions come late.
        case regionMonitoringResponseDelayed
        /// Nothing is known by that address or at that point.
        case geocodeFoundNoResult
        /// Only a part of the address was found.
        case geocodeFoundPartialResult
        /// The search was cancelled.
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        /// Beacons can't be ranged.
        case rangingUnavailable
        case rangingFailure
        /// The user put the question aside.
        case promptDeclined
        case historicalLocationError
    }
}

extension CLError {
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}
