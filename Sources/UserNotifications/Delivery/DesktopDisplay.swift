import Foundation
import MessageBus

/// Shows notifications by the desktop's own service; writes them to standard error where there is none.
struct DesktopDisplay: NotificationDisplay {
    func show(
        _ notification: UNNotification, actions: [UNNotificationAction], onAction: @escaping @Sendable (String) -> Void
    ) {
        let content = notification.request.content
        guard ProcessInfo.processInfo.environment["HANOK_HOST"] != "headless" else { return write(content) }
        DesktopNotifications.shared.show(
            app: Self.appName, title: content.title, body: Self.text([content.subtitle, content.body], "\n"),
            buttons: [(Self.open, "")] + actions.prefix(3).map { ($0.identifier, $0.title) },
            onAction: { name in
                let action = name == Self.open ? UNNotificationDefaultActionIdentifier : name
                DispatchQueue.main.async { onAction(action) }
            }, onFailure: { write(content) })
    }

    /// The service's name of a click on the notification itself.
    private static let open = "default"

    private static var appName: String {
        let information = Bundle.main.infoDictionary
        return (information?["CFBundleDisplayName"] ?? information?["CFBundleName"]) as? String
            ?? ProcessInfo.processInfo.processName
    }

    private static func text(_ parts: [String], _ separator: String) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: separator)
    }

    private func write(_ content: UNNotificationContent) {
        let text = Self.text([content.title, content.subtitle, content.body], ": ")
        FileHandle.standardError.write(Data("notification: \(text)\n".utf8))
    }
}
