import Drawing
import Foundation
import Geometry
import Platform

/// Where the characters of a laid-out text stand.
///
/// Widths are found by laying out the part of a line before a character, so that a line with letters of both directions
/// is exact only where its letters stand in the order in which they are read.
struct TextPlaces {
    let layout: TextLayout
    let measurer: any TextMeasurer

    /// The rectangles that characters take, one a line, in the layout's coordinates.
    func rectangles(of range: Range<Int>) -> [CGRect] {
        zip(layout.lines, lineRanges).compactMap { line, characters in
            let part = range.clamped(to: characters)
            guard !part.isEmpty else { return nil }
            let start = width(characters.lowerBound..<part.lowerBound)
            let end = width(characters.lowerBound..<part.upperBound)
            let x = layout.text.isRightToLeft ? line.frame.maxX - end : line.frame.minX + start
            return CGRect(x: x, y: line.frame.minY, width: end - start, height: line.frame.height)
        }
    }

    /// Where a character begins on its baseline; nil where it is left out.
    func origin(of index: Int) -> CGPoint? {
        for (line, characters) in zip(layout.lines, lineRanges) where characters.contains(index) {
            let isMirrored = layout.text.isRightToLeft
            let before = width(characters.lowerBound..<(isMirrored ? index + 1 : index))
            let x = isMirrored ? line.frame.maxX - before : line.frame.minX + before
            return CGPoint(x: x, y: line.baseline)
        }
        return nil
    }

    private func width(_ range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        return measurer.layout(layout.text.slice(range), width: nil, height: nil).size.width * layout.scale
    }

    /// The characters of each line, counted from the text's beginning.
    private var lineRanges: [Range<Int>] {
        let characters = layout.text.runs.flatMap { Array($0.string) }
        var start = 0
        return layout.lines.map { line in
            let lineCharacters = Array(line.string)
            var end = start
            for character in lineCharacters where end < characters.count && characters[end] == character { end += 1 }
            let range = start..<end
            // The line break between two paragraphs is part of no line.
            start = end < characters.count && characters[end].isNewline ? end + 1 : end
            return range
        }
    }
}
