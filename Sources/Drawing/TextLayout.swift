import Foundation
import Geometry

/// What the text engine keeps with a layout, touched by that engine's own renderer only, on the main thread.
package protocol TextLayoutBacking: AnyObject {
    /// The lines of the layout, asked for once at most.
    func makeLines(of layout: TextLayout) -> [TextLayout.Line]
    /// Where the letters of the layout stand, in reading order; asked for once at most, by what edits text.
    func makeClusters(of layout: TextLayout) -> [TextLayout.Cluster]
    /// The backing of a layout that draws only some bytes of the text, where they stand.
    func makePart(_ bytes: Range<Int>) -> any TextLayoutBacking
}

/// A text laid out in lines, immutable; made by a `TextMeasurer` and drawn by the renderer of the same library.
package final class TextLayout: Hashable, @unchecked Sendable {
    package struct Line: Hashable, Sendable {
        /// The characters of the line (for the text form of a display list and for tests).
        package var string: String
        /// Top-left corner and size in the layout's own coordinates.
        package var frame: CGRect
        /// Points below the layout's top.
        package var baseline: CGFloat

        package init(string: String, frame: CGRect, baseline: CGFloat) {
            self.string = string
            self.frame = frame
            self.baseline = baseline
        }
    }

    package let text: ResolvedText
    /// Rounded up to device pixels.
    package let size: CGSize
    package let isTruncated: Bool
    /// The scale that `minimumScaleFactor` led to.
    package let scale: CGFloat
    package let backing: (any TextLayoutBacking)?
    /// Points below the top; the height where there is no line.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat

    /// Made when they are first asked for, since layout itself needs no more than the size and the baselines.
    package private(set) lazy var lines: [Line] = backing?.makeLines(of: self) ?? []

    /// Where the letters stand, in reading order; made when they are first asked for.
    package private(set) lazy var clusters: [Cluster] = backing?.makeClusters(of: self) ?? []

    /// Makes a layout whose lines the backing makes when they are asked for.
    package init(
        text: ResolvedText, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool,
        scale: CGFloat = 1, backing: any TextLayoutBacking
    ) {
        self.text = text
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
        self.scale = scale
        self.backing = backing
    }

    /// Makes a layout of given lines, which no renderer draws glyphs for.
    package init(text: ResolvedText, size: CGSize, lines: [Line], isTruncated: Bool, scale: CGFloat = 1) {
        self.text = text
        self.size = size
        self.isTruncated = isTruncated
        self.scale = scale
        backing = nil
        firstBaseline = lines.first?.baseline ?? size.height
        lastBaseline = lines.last?.baseline ?? size.height
        self.lines = lines
    }

    private var parts: [Range<Int>: TextLayout] = [:]

    /// The same layout, of which only some bytes of the text's UTF-8 form are drawn; one object for the same bytes.
    package func part(_ bytes: Range<Int>) -> TextLayout {
        guard let backing else { return self }
        if let known = parts[bytes] { return known }
        let made = TextLayout(
            text: text, size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
            isTruncated: isTruncated, scale: scale, backing: backing.makePart(bytes))
        parts[bytes] = made
        return made
    }

    package static func == (left: TextLayout, right: TextLayout) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
