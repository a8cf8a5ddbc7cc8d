import Foundation
import Geometry

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What a style says.
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
    }

    var values: Values

    override public init() { values = Values() }
    init(_ values: Values) { self.values = values }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Points between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Of a line's own height; 0 is 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Points that a line is high at least.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    override open var hash: Int { values.hashValue }

    /// Points between two lines of a font, with what makes its lines higher.
    func spacing(of font: UIFont) -> CGFloat {
        let multiple = values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1
        let height = max(font.lineHeight * multiple, values.minimumLineHeight)
        return max(0, values.lineSpacing) + height - font.lineHeight
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    override open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    override open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    override open var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    override open var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// Takes over what another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
