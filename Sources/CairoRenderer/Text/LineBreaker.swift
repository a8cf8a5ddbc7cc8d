import Foundation

/// Breaks a paragraph into lines: greedily at spaces, by character where a word is wider than the line.
struct LineBreaker {
    let text: ShapedLetters
    /// What lines may take, in the text's unscaled points.
    let width: Double

    /// How much wider than the line a word may be: sizes that went through a layout are rounded.
    static let tolerance = 0.01

    /// The lines of a paragraph, each with the spaces that hang at its end; an empty paragraph is one empty line.
    ///
    /// - Parameter limit: no more lines than these are made; the rest of the paragraph is left out.
    func lines(of paragraph: Range<Int>, limit: Int) -> [Range<Int>] {
        if fits(paragraph) { return [paragraph] }
        var result: [Range<Int>] = []
        var start = paragraph.lowerBound
        while start < paragraph.upperBound, result.count < limit {
            let end = lineEnd(from: start, in: paragraph)
            result.append(start..<end)
            start = end
        }
        if result.count == 2, start == paragraph.upperBound { even(&result) }
        return result
    }

    private func fits(_ range: Range<Int>) -> Bool {
        text.width(of: text.trimmingTrailingSpaces(range)) <= width + Self.tolerance
    }

    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        let limit = text.offsets[start] + width + Self.tolerance
        var lastBreak: Int?
        var index = start
        while index < paragraph.upperBound {
            let flags = text.clusters[index].flags
            if index > start, flags.contains(.breaksBefore) { lastBreak = index }
            if !flags.contains(.isSpace), text.offsets[index + 1] > limit {
                return lastBreak ?? skippingSpaces(from: max(index, start + 1), in: paragraph)
            }
            index += 1
        }
        return paragraph.upperBound
    }

    private func skippingSpaces(from start: Int, in paragraph: Range<Int>) -> Int {
        var end = start
        while end < paragraph.upperBound, text.clusters[end].flags.contains(.isSpace) { end += 1 }
        return end
    }

    /// Moves the first line's last word to a second line that has a lone word, where that makes the two more even.
    private func even(_ lines: inout [Range<Int>]) {
        let (first, second) = (lines[0], lines[1])
        guard isOneWord(second), let start = lastBreak(in: first) else { return }
        let shorter = first.lowerBound..<start
        let longer = start..<second.upperBound
        guard fits(longer) else { return }
        let before = drawnWidth(first) - drawnWidth(second)
        let after = drawnWidth(shorter) - drawnWidth(longer)
        if abs(after) < abs(before) { lines = [shorter, longer] }
    }

    private func drawnWidth(_ line: Range<Int>) -> Double { text.width(of: text.trimmingTrailingSpaces(line)) }

    private func isOneWord(_ line: Range<Int>) -> Bool {
        text.clusters[line.lowerBound].flags.contains(.breaksBefore) && lastBreak(in: line) == nil
    }

    private func lastBreak(in line: Range<Int>) -> Int? {
        line.dropFirst().last { text.clusters[$0].flags.contains(.breaksBefore) }
    }
}
