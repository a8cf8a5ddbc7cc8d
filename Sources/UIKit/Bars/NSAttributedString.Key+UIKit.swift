import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The `UIColor` of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension [NSAttributedString.Key: Any] {
    var font: UIFont? { self[.font] as? UIFont }
    var foregroundColor: UIColor? { self[.foregroundColor] as? UIColor }
}
