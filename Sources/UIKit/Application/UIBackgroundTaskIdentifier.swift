/// Names work that an app asked time for.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    private static var lastBackgroundTask = 0

    /// Asks for time to end some work. An app runs on here for as long as it is open.
    /// - Parameter handler: never called: the time does not end.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.lastBackgroundTask)
    }

    /// Says that the work is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Seconds; without end here.
    public var backgroundTimeRemaining: Double { .greatestFiniteMagnitude }
}
