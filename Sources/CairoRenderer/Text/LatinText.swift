/// A text of plain Latin letters, put together from pairs of them when more than its width is asked for.
struct LatinText {
    private let pairs: LatinPairs
    /// Points after each letter.
    private let spacing: Double
    /// Of all letters in one line.
    let width: Double
    /// The same without the spaces at the end.
    let drawnWidth: Double

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ pairs: LatinPairs, spacing: Double) {
        self.pairs = pairs
        self.spacing = spacing
        var (width, drawnWidth) = (0.0, 0.0)
        for index in 0..<bytes.count {
            width += Double(pairs.glyph(at: index, of: bytes).advance) + spacing
            if bytes[index] != PlainLatin.space { drawnWidth = width }
        }
        self.width = width
        self.drawnWidth = drawnWidth
    }

    /// - Parameter string: what the text was made of.
    func letters(of string: String) -> ShapedLetters {
        var string = string
        return string.withUTF8 { letters(of: $0) }
    }

    private func letters(of bytes: UnsafeBufferPointer<UInt8>) -> ShapedLetters {
        let count = bytes.count
        var sum = 0.0
        var offsets = ContiguousArray<Double>()
        offsets.reserveCapacity(count + 1)
        offsets.append(0)
        var clusters = ContiguousArray<ShapedText.Cluster>()
        clusters.reserveCapacity(count)
        var glyphs = ContiguousArray<ShapedText.Glyph>()
        glyphs.reserveCapacity(count)
        for index in 0..<count {
            let glyph = pairs.glyph(at: index, of: bytes)
            glyphs.append(glyph)
            clusters.append(
                .init(
                    byteOffset: Int32(index), firstGlyph: Int32(index), glyphCount: 1, item: 0, run: 0,
                    flags: Self.flags(at: index, of: bytes)))
            sum += Double(glyph.advance) + spacing
            offsets.append(sum)
        }
        return ShapedLetters(
            clusters: clusters, glyphs: glyphs, items: pairs.items,
            paragraphs: [.init(clusters: 0..<count, isRightToLeft: false, run: 0)], offsets: offsets)
    }

    private static func flags(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> ShapedText.Cluster.Flags {
        if bytes[index] == PlainLatin.space { return .isSpace }
        return index > 0 && bytes[index - 1] == PlainLatin.space ? .breaksBefore : []
    }
}
