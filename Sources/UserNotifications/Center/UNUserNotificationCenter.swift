import Foundation
import RuntimeWarnings
import UIKit

/// Shows notifications: those of the desktop.
///
/// The user is not asked, since a desktop has settings of its own for them. They come while the app runs; those that are
/// to come are forgotten when it ends.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(display: DesktopDisplay())

    /// The app's own.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Is asked what notifications do that come while the app is used. It isn't retained.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// No extension can draw notifications here.
    open var supportsContentExtensions: Bool { false }

    private let display: any NotificationDisplay
    private let isInFront: @MainActor () -> Bool
    private let schedule = NotificationSchedule()

    /// - Parameter isInFront: whether the user has the app before them.
    init(
        display: any NotificationDisplay,
        isInFront: @escaping @MainActor () -> Bool = { UIApplication.shared.applicationState == .active }
    ) {
        self.display = display
        self.isInFront = isInFront
        super.init()
        schedule.onDue = { [weak self] in self?.deliver($0) }
    }

    // MARK: Authorization

    /// Asks for the permission, which is given.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (_ granted: Bool, (any Error)?) -> Void
    ) {
        schedule.grant(options)
        DispatchQueue.global().async { completionHandler(true, nil) }
    }

    /// Asks for the permission, which is given.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        schedule.grant(options)
        return true
    }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(granted: schedule.granted)
        DispatchQueue.global().async { completionHandler(settings) }
    }

    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(granted: schedule.granted)
    }

    // MARK: Requests

    /// Asks for a notification.
    /// - Parameter completionHandler: is called with the error where the app has no permission.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = schedule.add(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(error) } }
    }

    /// Asks for a notification.
    /// - Throws: `UNError` where the app has no permission.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = schedule.add(request) { throw error }
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = schedule.pending
        DispatchQueue.global().async { completionHandler(requests) }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { schedule.pending }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        schedule.removePending(identifiers.contains)
    }

    open func removeAllPendingNotificationRequests() { schedule.removePending { _ in true } }

    // MARK: Notifications that have come

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = schedule.delivered
        DispatchQueue.global().async { completionHandler(notifications) }
    }

    open func deliveredNotifications() async -> [UNNotification] { schedule.delivered }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        schedule.removeDelivered(identifiers.contains)
    }

    open func removeAllDeliveredNotifications() { schedule.removeDelivered { _ in true } }

    /// Sets the number on the app's icon, which a window here does not have: that is said once.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        reportNoIcon(newBadgeCount)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }

    /// Sets the number on the app's icon, which a window here does not have: that is said once.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { reportNoIcon(newBadgeCount) }

    private func reportNoIcon(_ count: Int) {
        guard count != 0 else { return }
        RuntimeWarning.report("There is no icon that could show a number.", once: "applicationIconBadgeNumber")
    }

    // MARK: Categories

    /// The kinds of notifications that the app has. The desktop shows their first three buttons.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { schedule.categories = categories }

    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = schedule.categories
        DispatchQueue.global().async { completionHandler(categories) }
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { schedule.categories }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest) {
        MainActor.assumeIsolated {
            let notification = UNNotification(request, date: Date())
            guard isInFront() else { return show(notification, [.banner, .list, .sound]) }
            delegate?.userNotificationCenter(self, willPresent: notification) { [self] in show(notification, $0) }
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        if options.shows || options.contains(.list) { schedule.keep(notification) }
        guard options.shows else { return }
        let category = schedule.categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        display.show(notification, actions: category?.actions ?? []) { [weak self] action in
            guard let self else { return }
            let response = UNNotificationResponse(notification, action: action)
            delegate?.userNotificationCenter(self, didReceive: response) {}
        }
    }
}
