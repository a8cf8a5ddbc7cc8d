/// How much a notification may disturb.
@nonexhaustive public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}
