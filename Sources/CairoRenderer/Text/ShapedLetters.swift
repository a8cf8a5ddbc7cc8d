/// What a shaped text is drawn from and broken into lines by.
final class ShapedLetters {
    let clusters: ContiguousArray<ShapedText.Cluster>
    /// Glyphs of each item from left to right.
    let glyphs: ContiguousArray<ShapedText.Glyph>
    let items: [ShapedText.Item]
    let paragraphs: [ShapedText.Paragraph]
    /// Where each cluster begins, if all stood in one line in reading order; one more than clusters.
    let offsets: ContiguousArray<Double>

    init(
        clusters: ContiguousArray<ShapedText.Cluster>, glyphs: ContiguousArray<ShapedText.Glyph>,
        items: [ShapedText.Item], paragraphs: [ShapedText.Paragraph], offsets: ContiguousArray<Double>
    ) {
        self.clusters = clusters
        self.glyphs = glyphs
        self.items = items
        self.paragraphs = paragraphs
        self.offsets = offsets
    }

    func width(of range: Range<Int>) -> Double { offsets[range.upperBound] - offsets[range.lowerBound] }

    /// The range without the spaces at its end.
    func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].flags.contains(.isSpace) { end -= 1 }
        return range.lowerBound..<end
    }
}
