import Foundation

/// The name of a file of sound in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification. The desktop plays a sound of its own for any.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    let name: UNNotificationSoundName?

    /// - Parameter name: of a file in the app's bundle.
    public init(named name: UNNotificationSoundName) { self.name = name }

    private override init() { name = nil }

    public class var `default`: UNNotificationSound { standard }
    /// For what must be heard.
    public class var defaultCritical: UNNotificationSound { critical }
    public class var defaultRingtone: UNNotificationSound { standard }

    private static let standard = UNNotificationSound()
    private static let critical = UNNotificationSound()
}
