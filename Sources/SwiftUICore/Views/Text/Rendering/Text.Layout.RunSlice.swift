import Foundation
import Drawing
import Geometry

extension Text.Layout {
    /// Some glyphs of a run that follow one another; a letter that is drawn as one with others is one glyph.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        private var clusters: ArraySlice<TextLayout.Cluster> {
            let clusters = run.content.clusters
            return clusters[indices.clamped(to: clusters.indices)]
        }

        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            let heights = run.text.heights(ofRun: run.content.index)
            bounds.origin = CGPoint(x: clusters.first?.x ?? 0, y: run.text.layout.lines[run.line].baseline)
            bounds.width = clusters.last.map { $0.x + $0.width - bounds.origin.x } ?? 0
            bounds.ascent = heights.ascent
            bounds.descent = heights.descent
            return bounds
        }

        /// The characters that the glyphs stand for.
        public var characterIndices: [CharacterIndex] {
            let places = run.content.places
            return places[indices.clamped(to: places.indices)].map { CharacterIndex(place: $0) }
        }

        /// The mark of a type that `customAttribute(_:)` has put on the run.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// In the text's UTF-8 form. Glyphs that follow one another stand for bytes that do.
        var bytes: Range<Int> {
            guard let start = clusters.map(\.bytes.lowerBound).min(), let end = clusters.map(\.bytes.upperBound).max()
            else { return 0..<0 }
            return start..<end
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(position: Int) -> RunSlice { RunSlice(run: run, indices: position..<position + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}
