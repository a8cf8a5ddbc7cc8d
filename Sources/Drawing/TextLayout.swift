import Foundation
import Geometry

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
    package let lines: [Line]
    package let isTruncated: Bool
    /// The scale that `minimumScaleFactor` led to.
    package let scale: CGFloat
    /// What the text engine needs to draw it; touched by the engine's own renderer only, on the main thread.
    package let backing: AnyObject?

    package var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }

    package init(
        text: ResolvedText, size: CGSize, lines: [Line], isTruncated: Bool, scale: CGFloat = 1, backing: AnyObject?
    ) {
        self.text = text
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
        self.scale = scale
        self.backing = backing
    }

    package static func == (left: TextLayout, right: TextLayout) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
