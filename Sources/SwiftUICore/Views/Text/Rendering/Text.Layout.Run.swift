import Foundation
import Drawing
import Geometry

extension Text.Layout {
    /// Glyphs of one look and one direction, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        let text: DrawnText
        let line: Int
        let index: Int

        var content: DrawnText.Run { text.lines[line][index] }

        public var layoutDirection: LayoutDirection {
            content.clusters[0].isRightToLeft ? .rightToLeft : .leftToRight
        }

        public var typographicBounds: TypographicBounds { whole.typographicBounds }

        /// The characters that the glyphs stand for.
        public var characterIndices: [CharacterIndex] { whole.characterIndices }

        /// The mark of a type that `customAttribute(_:)` has put on the run.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            text.resolution.attributes(ofRun: content.index).lazy.compactMap { $0.value(as: key) }.first
        }

        private var whole: RunSlice { RunSlice(run: self, indices: startIndex..<endIndex) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { content.clusters.count }
        public subscript(position: Int) -> RunSlice { RunSlice(run: self, indices: position..<position + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        public static func == (left: Run, right: Run) -> Bool {
            left.text === right.text && left.line == right.line && left.index == right.index
        }
    }
}
