/// What shows notifications to the user.
protocol NotificationDisplay: Sendable {
    /// - Parameter onAction: is called on the main thread with the name of the action that the user takes.
    func show(
        _ notification: UNNotification, actions: [UNNotificationAction], onAction: @escaping @Sendable (String) -> Void)
}
