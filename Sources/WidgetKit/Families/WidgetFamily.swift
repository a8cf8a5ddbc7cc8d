import Foundation

/// The size and shape of a widget.
@nonexhaustive
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    /// A square of one of four quarters of a phone's page.
    case systemSmall
    /// Twice as wide as a small one.
    case systemMedium
    /// As wide as a medium one, and more than twice as high.
    case systemLarge
    /// Twice as wide as a large one; phones have none.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// A line of text above the lock screen's clock.
    case accessoryInline
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }
}

extension WidgetFamily {
    /// Stands on the lock screen, where all is of one colour.
    var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        }
    }
}
