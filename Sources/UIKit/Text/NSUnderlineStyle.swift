import SwiftUICore

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

    /// nil is no line.
    func line(_ color: UIColor?) -> Text.LineStyle? {
        guard rawValue & 0xFF != 0 else { return nil }
        return Text.LineStyle(pattern: pattern, color: color?.color)
    }

    private var pattern: Text.LineStyle.Pattern {
        switch rawValue & 0xF00 {
        case Self.patternDot.rawValue: .dot
        case Self.patternDash.rawValue: .dash
        case Self.patternDashDot.rawValue: .dashDot
        case Self.patternDashDotDot.rawValue: .dashDotDot
        default: .solid
        }
    }
}
