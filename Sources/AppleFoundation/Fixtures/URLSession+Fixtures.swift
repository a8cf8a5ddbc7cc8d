import Foundation
@_weakLinked import FoundationNetworking

extension URLSession {
    /// `URLSession(configuration:)`, for an app whose requests fixtures may answer.
    public static func _session(configuration: URLSessionConfiguration) -> URLSession {
        URLSession(configuration: configuration._answeredByFixtures)
    }

    /// `URLSession(configuration:delegate:delegateQueue:)`, for an app whose requests fixtures may answer.
    public static func _session(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) -> URLSession {
        URLSession(
            configuration: configuration._answeredByFixtures, delegate: delegate, delegateQueue: delegateQueue)
    }
}

extension URLSessionConfiguration {
    /// The configuration with the fixtures before the network; protocols of the app's own come first.
    fileprivate var _answeredByFixtures: URLSessionConfiguration {
        guard FixtureSet.active != nil, let copy = copy() as? URLSessionConfiguration else { return self }
        let classes = copy.protocolClasses ?? []
        let own = classes.prefix { !String(reflecting: $0).hasPrefix("FoundationNetworking.") }
        copy.protocolClasses = own + [_FixtureProtocol.self] + classes.dropFirst(own.count)
        return copy
    }
}
