import Drawing
import Foundation
import SwiftUICore

/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var design: ResolvedFont.Design? {
            switch self {
            case .default: .standard
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// What letters look like.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let resolved: ResolvedFont

    init(_ resolved: ResolvedFont) { self.resolved = resolved }

    /// The descriptor of a text style's font at the text size that the user likes.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Points.
    open var pointSize: CGFloat { resolved.size }

    open var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if resolved.isItalic { traits.insert(.traitItalic) }
        if resolved.weight >= 600 { traits.insert(.traitBold) }
        if resolved.width == .expanded { traits.insert(.traitExpanded) }
        if resolved.width == .condensed { traits.insert(.traitCondensed) }
        if resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor in another design; nil where there is none of the name.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        design.design.map { design in changed { $0.design = design } }
    }

    /// The descriptor with these traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        return changed { font in
            font.isItalic = symbolicTraits.contains(.traitItalic)
            if isBold != self.symbolicTraits.contains(.traitBold) { font.weight = isBold ? 700 : 400 }
            font.width =
                symbolicTraits.contains(.traitExpanded)
                ? .expanded : symbolicTraits.contains(.traitCondensed) ? .condensed : .standard
            if symbolicTraits.contains(.traitMonoSpace) { font.design = .monospaced }
        }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = newPointSize } }

    private func changed(_ change: (inout ResolvedFont) -> Void) -> UIFontDescriptor {
        var font = resolved
        change(&font)
        return UIFontDescriptor(font)
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.resolved == resolved }
    override open var hash: Int { resolved.hashValue }
}

extension UIFont {
    /// - Parameter pointSize: points; 0 is the descriptor's own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).resolved)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved) }
}
