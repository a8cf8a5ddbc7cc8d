/// A key that no letter stands for.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    public static let space = XCUIKeyboardKey(rawValue: " ")
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
}
