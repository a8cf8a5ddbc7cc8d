/// What a notification that comes while the app is used does.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    @available(*, deprecated, message: "use list and banner")
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// It is kept among those that have come.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// It is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    /// Whether it is shown: `alert` was the name before iOS 14.
    var shows: Bool { contains(.banner) || rawValue & 4 != 0 }
}
