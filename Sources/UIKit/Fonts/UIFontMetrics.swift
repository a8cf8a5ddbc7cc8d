import Foundation
import SwiftUICore

/// Has fonts and lengths grow with the text size that the user likes, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// Grows as body text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The font at the text size that the user likes.
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// - Parameter maximumPointSize: the font grows no further, in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    /// A length that grows with the text, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        let standard = TextStyleTable.iOS(style.row, size: DynamicTypeSize.large.index)
        let wanted = TextStyleTable.iOS(style.row, size: AppRuntime.dynamicTypeSize.index)
        return value * wanted.pointSize / standard.pointSize
    }
}
