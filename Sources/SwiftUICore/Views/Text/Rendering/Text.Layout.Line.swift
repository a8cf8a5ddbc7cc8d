import Foundation
import Drawing
import Geometry

extension Text.Layout {
    /// The runs of a line, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let text: DrawnText
        let index: Int

        private var line: TextLayout.Line { text.layout.lines[index] }
        var runs: [DrawnText.Run] { text.lines[index] }

        /// The left end of the baseline, from the text's top left corner.
        public var origin: CGPoint { CGPoint(x: line.frame.minX, y: line.baseline) }

        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            bounds.origin = origin
            bounds.width = line.frame.width
            bounds.ascent = line.baseline - line.frame.minY
            bounds.descent = line.frame.maxY - line.baseline
            bounds.leading = text.layout.text.lineSpacing
            return bounds
        }

        /// The direction of the layout around the text.
        public var paragraphLayoutDirection: LayoutDirection {
            text.layout.text.isRightToLeft ? .rightToLeft : .leftToRight
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(position: Int) -> Run { Run(text: text, line: index, index: position) }

        public static func == (left: Line, right: Line) -> Bool {
            left.text === right.text && left.index == right.index
        }
    }
}
