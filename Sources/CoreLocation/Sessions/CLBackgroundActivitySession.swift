import Foundation

/// Says that the app goes on with what it does with the place while another app is in front.
///
/// Apps of a desktop do so in any case, so that there is nothing to grant; the session tells what else is lacking.
public final class CLBackgroundActivitySession: Sendable {
    private let session: LocationSession

    public convenience init() { self.init(service: .shared) }

    package init(service: LocationService) { session = LocationSession(service) }

    deinit { session.invalidate() }

    /// Ends the session, and its diagnostics.
    public func invalidate() { session.invalidate() }

    /// What the app lacks, now and as it changes.
    public var diagnostics: Diagnostics { Diagnostics(session: session) }

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

        /// The app is not in use as much as the session requires. Each app here is in use.
        public var insufficientlyInUse: Bool { false }
        /// There is no `CLServiceSession`. None is required here.
        public var serviceSessionRequired: Bool { false }

        init(_ state: LocationSession.State) {
            authorizationDenied = state.isDenied
            authorizationDeniedGlobally = state.isDeniedGlobally
            authorizationRestricted = state.isRestricted
            authorizationRequestInProgress = state.isUndecided
        }
    }

    /// A session's diagnostics, one after the other, until it ends or nobody waits for the next one.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        let session: LocationSession

        public func makeAsyncIterator() -> Iterator { Iterator(states: session.states().makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            var states: AsyncStream<LocationSession.State>.Iterator

            public mutating func next() async throws -> Diagnostic? { await states.next().map(Diagnostic.init) }
        }
    }
}
