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
    private var lines = Lines.standard

    /// How lines are made.
    private struct Values: Hashable, Sendable {
        var alignment = Alignment.leading
        var isRightToLeft = false
        var truncation = Truncation.tail
        var lineLimit: Int?
        var reservedLines = 0
        var lineSpacing: CGFloat = 0
        var minimumScaleFactor: CGFloat = 1
        var allowsTightening = false
        var language = "en"
        var pixelScale: CGFloat = 2
    }

    /// Shared, since there are many texts and few ways to make lines of them.
    private final class Lines: Hashable, Sendable {
        static let standard = Lines(Values())

        let values: Values

        init(_ values: Values) { self.values = values }

        static func == (left: Lines, right: Lines) -> Bool { left === right || left.values == right.values }
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    package init(runs: [TextRun]) { self.runs = runs }

    private mutating func change(_ body: (inout Values) -> Void) {
        var values = lines.values
        body(&values)
        if values != lines.values { lines = Lines(values) }
    }

    package var alignment: Alignment {
        get { lines.values.alignment }
        set { change { $0.alignment = newValue } }
    }
    package var isRightToLeft: Bool {
        get { lines.values.isRightToLeft }
        set { change { $0.isRightToLeft = newValue } }
    }
    package var truncation: Truncation {
        get { lines.values.truncation }
        set { change { $0.truncation = newValue } }
    }
    /// The most lines; nil is no limit.
    package var lineLimit: Int? {
        get { lines.values.lineLimit }
        set { change { $0.lineLimit = newValue } }
    }
    /// Space for this many lines is kept even when fewer are filled.
    package var reservedLines: Int {
        get { lines.values.reservedLines }
        set { change { $0.reservedLines = newValue } }
    }
    /// Points added to the pitch of lines.
    package var lineSpacing: CGFloat {
        get { lines.values.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }
    /// The smallest factor (0…1) by which the font may shrink to fit, 1 for never.
    package var minimumScaleFactor: CGFloat {
        get { lines.values.minimumScaleFactor }
        set { change { $0.minimumScaleFactor = newValue } }
    }
    package var allowsTightening: Bool {
        get { lines.values.allowsTightening }
        set { change { $0.allowsTightening = newValue } }
    }
    /// BCP 47, for the choice of glyphs.
    package var language: String {
        get { lines.values.language }
        set { change { $0.language = newValue } }
    }
    /// Device pixels a point: sizes are rounded up to them.
    package var pixelScale: CGFloat {
        get { lines.values.pixelScale }
        set { change { $0.pixelScale = newValue } }
    }
}
