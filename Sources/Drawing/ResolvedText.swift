import Foundation
import Geometry

/// A typeface, resolved to what a text engine needs.
package struct ResolvedFont: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }
    package enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

    /// A family or PostScript name; nil is the system font of the design.
    package var family: String?
    /// Points.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black), 400 regular.
    package var weight: Int
    package var design: Design
    package var width: Width
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// Lower-case letters are small capitals.
    package var hasSmallCapitals: Bool
    /// Upper-case letters are small capitals.
    package var hasSmallUppercase: Bool
    /// Extra space between two lines in points, that the text style asks for beside the font's own line height.
    package var leading: CGFloat

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, design: Design = .standard, width: Width = .standard,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCapitals: Bool = false,
        hasSmallUppercase: Bool = false,
        leading: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasSmallCapitals = hasSmallCapitals
        self.hasSmallUppercase = hasSmallUppercase
        self.leading = leading
    }
}

/// A line under or through a run.
package struct TextLine: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    package var pattern: Pattern
    /// nil is the text's own colour.
    package var color: RGBA?

    package init(pattern: Pattern = .solid, color: RGBA? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

/// An outline that stands in a line like a character.
package struct TextAttachment: Hashable, Sendable {
    /// Origin at the baseline's start, y downwards.
    package var path: Path
    package var advance: CGFloat

    package init(path: Path, advance: CGFloat) {
        self.path = path
        self.advance = advance
    }
}

/// A paragraph ready to be measured: runs, and how lines are made of them.
package struct ResolvedText: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var runs: [TextRun]
    package var alignment: Alignment
    package var isRightToLeft: Bool
    package var truncation: Truncation
    /// The most lines; nil is no limit.
    package var lineLimit: Int?
    /// Space for this many lines is kept even when fewer are filled.
    package var reservedLines: Int
    /// Points added to the pitch of lines.
    package var lineSpacing: CGFloat
    /// The smallest factor (0…1) by which the font may shrink to fit, 1 for never.
    package var minimumScaleFactor: CGFloat
    package var allowsTightening: Bool
    /// BCP 47, for the choice of glyphs.
    package var language: String
    /// Device pixels a point: sizes are rounded up to them.
    package var pixelScale: CGFloat

    package init(runs: [TextRun]) {
        self.runs = runs
        alignment = .leading
        isRightToLeft = false
        truncation = .tail
        lineLimit = nil
        reservedLines = 0
        lineSpacing = 0
        minimumScaleFactor = 1
        allowsTightening = false
        language = "en"
        pixelScale = 2
    }
}
