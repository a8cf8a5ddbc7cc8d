import Foundation

/// One thing that notifications may do, or not.
@nonexhaustive public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How a notification is shown while another app is used.
@nonexhaustive public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When the content of notifications is shown.
@nonexhaustive public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What the user lets the app's notifications do.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// What the app has asked for; nil before it has.
    private let granted: UNAuthorizationOptions?

    init(granted: UNAuthorizationOptions?) { self.granted = granted }

    open var authorizationStatus: UNAuthorizationStatus {
        guard let granted else { return .notDetermined }
        return granted.contains(.provisional) ? .provisional : .authorized
    }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// A desktop has no lock screen of the app's.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { granted?.contains(.alert) == true ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { granted?.contains(.providesAppNotificationSettings) == true }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard let granted else { return .notSupported }
        return granted.contains(option) ? .enabled : .disabled
    }
}
