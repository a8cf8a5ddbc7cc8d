import Foundation

/// Says what a part of the app needs to know of the place, and asks the user for it, as long as the session is kept.
public final class CLServiceSession: Sendable {
    /// What the app needs.
    public enum AuthorizationRequirement: Int, Sendable {
        /// Nothing is asked for.
        case none
        case whenInUse
        case always
    }

    private let requirement: AuthorizationRequirement
    private let session: LocationSession

    /// Begins a session, and asks the user for what it needs if that was not done yet.
    public convenience init(authorization: AuthorizationRequirement) {
        self.init(authorization: authorization, service: .shared)
    }

    /// Begins a session, and asks the user for what it needs if that was not done yet.
    /// - Parameter fullAccuracyPurposeKey: why the exact place is needed. It is exact in any case.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization, service: .shared)
    }

    package init(authorization: AuthorizationRequirement, service: LocationService) {
        requirement = authorization
        session = LocationSession(service)
        switch authorization {
        case .none: break
        case .whenInUse: service.requestAuthorization(.authorizedWhenInUse)
        case .always: service.requestAuthorization(.authorizedAlways)
        }
    }

    deinit { session.invalidate() }

    /// Ends the session, and its diagnostics.
    public func invalidate() { session.invalidate() }

    /// What the app lacks, now and as it changes.
    public var diagnostics: Diagnostics { Diagnostics(session: session, requirement: requirement) }

    /// What a session lacks.
    public struct Diagnostic: Sendable {
        /// The app may not know the place.
        public let authorizationDenied: Bool
        /// Location services are off or missing.
        public let authorizationDeniedGlobally: Bool
        /// Something other than the user forbids it.
        public let authorizationRestricted: Bool
        /// The user is being asked.
        public let authorizationRequestInProgress: Bool
        /// The session needs the place at any time, and the app may know it only while it is in use.
        public let alwaysAuthorizationDenied: Bool

        /// Only about where the device is. No desktop asks the user for less than the exact place.
        public var fullAccuracyDenied: Bool { false }
        /// The app is not in use as much as the session requires. Each app here is in use.
        public var insufficientlyInUse: Bool { false }
        /// There is no session. This one is there.
        public var serviceSessionRequired: Bool { false }

        init(_ state: LocationSession.State, _ requirement: AuthorizationRequirement) {
            authorizationDenied = state.isDenied
            authorizationDeniedGlobally = state.isDeniedGlobally
            authorizationRestricted = state.isRestricted
            authorizationRequestInProgress = state.isUndecided && requirement != .none
            alwaysAuthorizationDenied = requirement == .always && !state.isUndecided && !state.isAlways
        }
    }

    /// A session's diagnostics, one after the other, until it ends or nobody waits for the next one.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        let session: LocationSession
        let requirement: AuthorizationRequirement

        public func makeAsyncIterator() -> Iterator {
            Iterator(states: session.states().makeAsyncIterator(), requirement: requirement)
        }

        public struct Iterator: AsyncIteratorProtocol {
            var states: AsyncStream<LocationSession.State>.Iterator
            let requirement: AuthorizationRequirement

            public mutating func next() async throws -> Diagnostic? {
                await states.next().map { Diagnostic($0, requirement) }
            }
        }
    }
}
