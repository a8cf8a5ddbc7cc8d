import SwiftUICore

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(Color(color)) }

    public static let systemRed = system(.red)
    public static let systemOrange = system(.orange)
    public static let systemYellow = system(.yellow)
    public static let systemGreen = system(.green)
    public static let systemMint = system(.mint)
    public static let systemTeal = system(.teal)
    public static let systemCyan = system(.cyan)
    public static let systemBlue = system(.blue)
    public static let systemIndigo = system(.indigo)
    public static let systemPurple = system(.purple)
    public static let systemPink = system(.pink)
    public static let systemBrown = system(.brown)
    public static let systemGray = system(.gray)
    public static let systemGray2 = system(.systemGray2)
    public static let systemGray3 = system(.systemGray3)
    public static let systemGray4 = system(.systemGray4)
    public static let systemGray5 = system(.systemGray5)
    public static let systemGray6 = system(.systemGray6)

    public static let label = system(.label)
    public static let secondaryLabel = system(.secondaryLabel)
    public static let tertiaryLabel = system(.tertiaryLabel)
    public static let quaternaryLabel = system(.quaternaryLabel)
    public static let placeholderText = system(.placeholderText)
    public static let link = system(.link)
    public static let lightText = system(.lightText)
    public static let darkText = system(.darkText)
    public static let systemFill = system(.systemFill)
    public static let secondarySystemFill = system(.secondarySystemFill)
    public static let tertiarySystemFill = system(.tertiarySystemFill)
    public static let quaternarySystemFill = system(.quaternarySystemFill)
    public static let systemBackground = system(.systemBackground)
    public static let secondarySystemBackground = system(.secondarySystemBackground)
    public static let tertiarySystemBackground = system(.tertiarySystemBackground)
    public static let systemGroupedBackground = system(.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)
    public static let separator = system(.separator)
    public static let opaqueSeparator = system(.opaqueSeparator)
    /// The tint of the place where it is used.
    public static let tintColor = UIColor(Color.accentColor)
}

/// The colours that are the same in light and dark (UIColor's documentation gives the components).
extension UIColor {
    private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = fixed(1, 0, 0)
    public static let green = fixed(0, 1, 0)
    public static let blue = fixed(0, 0, 1)
    public static let cyan = fixed(0, 1, 1)
    public static let yellow = fixed(1, 1, 0)
    public static let magenta = fixed(1, 0, 1)
    public static let orange = fixed(1, 0.5, 0)
    public static let purple = fixed(0.5, 0, 0.5)
    public static let brown = fixed(0.6, 0.4, 0.2)
    public static let clear = UIColor(white: 0, alpha: 0)
}
