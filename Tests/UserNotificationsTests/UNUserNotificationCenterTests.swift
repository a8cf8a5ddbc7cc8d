import Foundation
import Synchronization
import Testing

@testable import UserNotifications

@MainActor
struct UNUserNotificationCenterTests {
    private final class Display: NotificationDisplay {
        let shown = Mutex<[(title: String, buttons: [String], act: @Sendable (String) -> Void)]>([])

        func show(
            _ notification: UNNotification, actions: [UNNotificationAction],
            onAction: @escaping @Sendable (String) -> Void
        ) {
            let entry = (notification.request.content.title, actions.map(\.title), onAction)
            shown.withLock { $0.append(entry) }
        }

        var titles: [String] { shown.withLock { $0.map(\.title) } }
    }

    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var answers: [String] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) { completionHandler([.banner, .sound]) }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            answers.append(response.actionIdentifier)
            completionHandler()
        }
    }

    private let display = Display()

    private func center(inFront: Bool) async throws -> UNUserNotificationCenter {
        let center = UNUserNotificationCenter(display: display) { inFront }
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        return center
    }

    private func request(_ title: String, after seconds: TimeInterval? = nil, category: String = "")
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        content.title = title
        content.categoryIdentifier = category
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: title, content: content, trigger: trigger)
    }

    /// Lets the main loop turn.
    private func wait(_ seconds: Double = 0.05) async throws { try await Task.sleep(for: .seconds(seconds)) }

    /// Lets the main loop turn until something has come, however busy the machine is.
    private func waitForNotifications(_ count: Int) async throws {
        for _ in 0..<2_000 where display.titles.count < count { try await wait(0.01) }
    }

    @Test func nothingComesWithoutPermission() async {
        let center = UNUserNotificationCenter(display: display) { false }
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request("tea")) }
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    }

    @Test func aNotificationComesWhileTheAppIsBehind() async throws {
        let center = try await center(inFront: false)
        try await center.add(request("dinner", after: 3_600))
        try await center.add(request("tea", after: 0.01))
        try await waitForNotifications(1)
        #expect(display.titles == ["tea"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["dinner"])
        #expect(await center.deliveredNotifications().map(\.request.content.title) == ["tea"])
    }

    @Test func inFrontTheDelegateDecides() async throws {
        let center = try await center(inFront: true)
        try await center.add(request("unseen"))
        try await wait()
        #expect(display.titles.isEmpty)
        let delegate = Delegate()
        center.delegate = delegate
        try await center.add(request("seen"))
        try await waitForNotifications(1)
        #expect(display.titles == ["seen"])
    }

    @Test func aButtonIsAnAnswer() async throws {
        let center = try await center(inFront: false)
        let delegate = Delegate()
        center.delegate = delegate
        let later = UNNotificationAction(identifier: "later", title: "Later")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "tea", actions: [later], intentIdentifiers: [])
        ])
        try await center.add(request("tea", category: "tea"))
        try await waitForNotifications(1)
        let shown = display.shown.withLock { $0 }
        #expect(shown.map(\.buttons) == [["Later"]])
        shown.first?.act("later")
        #expect(delegate.answers == ["later"])
    }

    @Test func whatIsTakenBackDoesNotCome() async throws {
        let center = try await center(inFront: false)
        // In one turn of the main loop, so that nothing comes in between.
        center.add(request("tea", after: 0.01), withCompletionHandler: nil)
        center.removePendingNotificationRequests(withIdentifiers: ["tea"])
        center.add(request("cake", after: 0.1), withCompletionHandler: nil)
        try await waitForNotifications(1)
        #expect(display.titles == ["cake"])
    }

    @Test func aRequestKeepsWhatItsContentWas() {
        let content = UNMutableNotificationContent()
        content.title = "before"
        content.userInfo = ["id": 1]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "after"
        #expect(request.content.title == "before" && request.content.userInfo["id"] as? Int == 1)
    }

    @Test func aTimeOfTheCalendarIsTheNextOne() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
        var parts = DateComponents(hour: 8, minute: 30)
        parts.calendar = calendar
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        let noon = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 1, hour: 12)))
        let next = try #require(trigger.next(after: noon))
        #expect(
            calendar.dateComponents([.day, .hour, .minute], from: next) == DateComponents(day: 2, hour: 8, minute: 30))
    }
}
