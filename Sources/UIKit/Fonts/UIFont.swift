import Drawing
import Foundation
import SwiftUICore

/// A typeface of a size.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the strokes are: -1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// From 100 to 900: the step whose value (UIKit's constants above) is nearest.
        var step: Int {
            let steps: [(CGFloat, Int)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
                (0.62, 900),
            ]
            return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!.1
        }
    }

    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// A style that is none of the above counts as body.
        var row: TextStyleTable.Style {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    let resolved: ResolvedFont

    init(_ resolved: ResolvedFont) { self.resolved = resolved }

    /// Finds a font by its family, full or PostScript name; nil where there is none, neither installed nor on iOS.
    /// - Parameter size: points.
    public convenience init?(name fontName: String, size: CGFloat) {
        guard AppleFontFamily(named: fontName) != nil || Self.isInstalled(fontName) else { return nil }
        self.init(ResolvedFont(family: fontName, size: size))
    }

    private static func isInstalled(_ name: String) -> Bool {
        UIImage.onMain { $0.textMeasurer.isInstalled(name) }
    }

    open var pointSize: CGFloat { resolved.size }
    open var familyName: String { resolved.family ?? ".AppleSystemUIFont" }
    open var fontName: String { familyName }
    /// Points between the baselines of two lines of the system font.
    open var lineHeight: CGFloat { resolved.size * TextStyleTable.lineHeightRatio + resolved.leading }

    /// From the baseline to the upper edge of a line, in points: San Francisco's 1950/2048 of the size.
    open var ascender: CGFloat { resolved.size * 1950 / 2048 }
    /// From the baseline to the lower edge of a line, in points downwards: San Francisco's -494/2048 of the size.
    open var descender: CGFloat { -resolved.size * 494 / 2048 }
    /// The height of capital letters in points: San Francisco's 1443/2048 of the size.
    open var capHeight: CGFloat { resolved.size * 1443 / 2048 }
    /// The height of an x in points: San Francisco's 1078/2048 of the size.
    open var xHeight: CGFloat { resolved.size * 1078 / 2048 }
    /// Points between two lines.
    open var leading: CGFloat { resolved.leading }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = resolved
        font.size = fontSize
        return UIFont(font)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(ResolvedFont(size: fontSize)) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.step))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, isItalic: true))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.step, design: .monospaced))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.step, hasMonospacedDigits: true))
    }

    /// The font of a text style at the text size that the user likes.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let metrics = TextStyleTable.iOS(style.row, size: AppRuntime.dynamicTypeSize.index)
        return UIFont(ResolvedFont(size: metrics.pointSize, weight: metrics.weight, leading: metrics.leading))
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.resolved == resolved }
    override open var hash: Int { resolved.hashValue }
}

extension Font {
    /// Makes the font that a `UIFont` is.
    public init(_ font: UIFont) { self.init(font.resolved) }
}
