import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// Whose a notification is, where many are shown at once.
    fileprivate(set) public var threadIdentifier = ""
    /// The kind of notification, which `UNNotificationCategory` describes.
    fileprivate(set) public var categoryIdentifier = ""
    fileprivate(set) public var title = ""
    fileprivate(set) public var subtitle = ""
    fileprivate(set) public var body = ""
    /// The number on the app's icon; nil leaves it as it is.
    fileprivate(set) public var badge: NSNumber?
    /// What is heard; nil is nothing.
    fileprivate(set) public var sound: UNNotificationSound?
    /// What the app wants to know when the notification comes back to it.
    fileprivate(set) public var userInfo: [AnyHashable: Any] = [:]
    fileprivate(set) public var interruptionLevel = UNNotificationInterruptionLevel.active
    /// What puts the most important one first: 0 to 1.
    fileprivate(set) public var relevanceScore = 0.0
    fileprivate(set) public var targetContentIdentifier: String?

    fileprivate func copy(into other: UNNotificationContent) {
        other.threadIdentifier = threadIdentifier
        other.categoryIdentifier = categoryIdentifier
        (other.title, other.subtitle, other.body) = (title, subtitle, body)
        (other.badge, other.sound, other.userInfo) = (badge, sound, userInfo)
        (other.interruptionLevel, other.relevanceScore) = (interruptionLevel, relevanceScore)
        other.targetContentIdentifier = targetContentIdentifier
    }

    /// As it is now: what is changed afterwards does not change the copy.
    var snapshot: UNNotificationContent {
        let copy = UNNotificationContent()
        self.copy(into: copy)
        return copy
    }

    override open func copy() -> Any { snapshot }

    override open func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        self.copy(into: copy)
        return copy
    }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    override public var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    override public var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}
