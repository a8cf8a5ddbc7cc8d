import Drawing
import Foundation
import Geometry
import Platform

/// The text of a field in lines, of which only those are measured that are shown.
package final class EntryLines {
    /// What lies between two line breaks, or a part of it where it is very long.
    private struct Paragraph {
        var bytes: Range<Int>
        var layout: TextLayout?
        var height: CGFloat
    }

    private let string: String
    private let template: ResolvedText
    private let composition: Range<Int>
    /// Points that lines may take; nil is one line without end.
    private let width: CGFloat?
    private let measurer: any TextMeasurer
    private var paragraphs: [Paragraph] = []
    /// The tops of paragraphs, one more than paragraphs; empty where they must be found anew.
    private var knownTops: [CGFloat] = []
    package let lineHeight: CGFloat
    /// From the top of a line.
    package let baseline: CGFloat

    /// Bytes after which a paragraph goes on in another one.
    private static let paragraphLimit = 4096
    /// Bytes that one line holds around the caret; more than any window shows.
    private static let windowReach = 2048
    /// A letter's width as a part of the font's size, as far as it is not measured.
    private static let letterPart: CGFloat = 0.5

    /// - Parameters:
    ///   - focus: the byte that must be measured where one line does not hold all.
    ///   - old: from which is taken what is the same.
    package init(
        _ shown: ShownText, template: ResolvedText, width: CGFloat?, focus: Int, measurer: any TextMeasurer,
        reusing old: EntryLines?
    ) {
        string = shown.string
        composition = shown.composition
        self.template = template
        self.width = width
        self.measurer = measurer
        var probe = template
        probe.runs[0].string = ""
        let line = measurer.layout(probe, width: nil, height: nil)
        lineHeight = line.size.height
        baseline = line.firstBaseline
        if width == nil {
            paragraphs = [Paragraph(bytes: Self.window(of: string, around: focus), layout: nil, height: lineHeight)]
        } else {
            split()
            if let old { reuse(old) }
        }
    }

    private static func window(of string: String, around focus: Int) -> Range<Int> {
        let utf8 = string.utf8
        guard utf8.count > 2 * windowReach else { return 0..<utf8.count }
        // Whole steps, so that the window stays while the caret moves a little.
        let start = max(0, (focus / windowReach - 1) * windowReach)
        let end = min(utf8.count, start + 3 * windowReach)
        let text = EditedText(string)
        return text.snapped(start)..<text.snapped(end)
    }

    // MARK: Paragraphs

    private func split() {
        var start = 0
        var string = string
        string.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\n") {
                    add(start..<index)
                    start = index + 1
                } else if index - start >= Self.paragraphLimit, bytes[index] & 0xC0 != 0x80,
                    bytes[index] == 0x20 || index - start >= 2 * Self.paragraphLimit
                {
                    add(start..<index)
                    start = index
                }
                index += 1
            }
            add(start..<bytes.count)
        }
    }

    private func add(_ bytes: Range<Int>) {
        let perLine = max(1, (width ?? 1) / (template.runs[0].font.size * Self.letterPart))
        let lines = max(1, (CGFloat(bytes.count) / perLine).rounded(.up))
        paragraphs.append(Paragraph(bytes: bytes, layout: nil, height: lines * lineHeight))
    }

    /// What was measured before stays measured, from the beginning and from the end.
    private func reuse(_ old: EntryLines) {
        guard old.width == width, old.template == template else { return }
        let (count, oldCount) = (paragraphs.count, old.paragraphs.count)
        var first = 0
        while first < min(count, oldCount), isSame(first, old, first) { first += 1 }
        var last = 0
        while last < min(count, oldCount) - first, isSame(count - 1 - last, old, oldCount - 1 - last) { last += 1 }
    }

    private func isSame(_ index: Int, _ old: EntryLines, _ oldIndex: Int) -> Bool {
        let (new, known) = (paragraphs[index].bytes, old.paragraphs[oldIndex].bytes)
        guard new.count == known.count, !new.overlaps(composition), !known.overlaps(old.composition),
            substring(new) == old.substring(known)
        else { return false }
        if let layout = old.paragraphs[oldIndex].layout {
            paragraphs[index].layout = layout
            // The last paragraph then may not be the last now.
            paragraphs[index].height = height(of: layout, at: index)
        }
        return true
    }

    private func height(of layout: TextLayout, at index: Int) -> CGFloat {
        max(lineHeight, layout.size.height) + (index < paragraphs.count - 1 ? pitch : 0)
    }

    private func substring(_ range: Range<Int>) -> Substring {
        let utf8 = string.utf8
        return string[
            utf8.index(
                utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
                    utf8.startIndex, offsetBy: range.upperBound)]
    }

    private func layout(_ index: Int) -> TextLayout {
        if let known = paragraphs[index].layout { return known }
        let made = measurer.layout(text(of: paragraphs[index].bytes), width: width, height: nil)
        paragraphs[index].layout = made
        let height = height(of: made, at: index)
        if height != paragraphs[index].height {
            paragraphs[index].height = height
            knownTops = []
        }
        return made
    }

    /// The width of several lines where none is proposed.
    package static let idealWidth: CGFloat = 200

    /// From the top of a line to that of the next.
    package var linePitch: CGFloat { lineHeight + pitch }

    /// Whether the one line holds a byte, away from its ends.
    package func holds(_ byte: Int) -> Bool {
        let bytes = paragraphs[0].bytes
        let margin = Self.windowReach / 4
        return (bytes.lowerBound == 0 || byte > bytes.lowerBound + margin)
            && (bytes.upperBound == string.utf8.count || byte < bytes.upperBound - margin)
    }

    /// Between the lines of two paragraphs.
    private var pitch: CGFloat { max(template.lineSpacing, template.runs[0].font.leading) }

    /// The runs of a part; what is being composed is underlined.
    private func text(of range: Range<Int>) -> ResolvedText {
        var text = template
        let marked = composition.clamped(to: range)
        guard !marked.isEmpty else {
            text.runs[0].string = String(substring(range))
            return text
        }
        let run = template.runs[0]
        let parts = [range.lowerBound..<marked.lowerBound, marked, marked.upperBound..<range.upperBound]
        text.runs = parts.filter { !$0.isEmpty }.map { part in
            var run = run
            run.string = String(substring(part))
            if part == marked { run.underline = TextLine() }
            return run
        }
        return text
    }

    private var tops: [CGFloat] {
        if !knownTops.isEmpty { return knownTops }
        var top: CGFloat = 0
        knownTops = [0]
        knownTops.reserveCapacity(paragraphs.count + 1)
        for paragraph in paragraphs {
            top += paragraph.height
            knownTops.append(top)
        }
        return knownTops
    }

    /// The paragraph that holds a byte.
    private func paragraph(atByte byte: Int) -> Int {
        var (low, high) = (0, paragraphs.count)
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].bytes.lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    private func paragraph(atHeight y: CGFloat) -> Int {
        var (low, high) = (0, paragraphs.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle] <= y { low = middle + 1 } else { high = middle }
        }
        return min(max(0, low - 1), paragraphs.count - 1)
    }

    // MARK: Sizes

    /// The width of the one line.
    package var lineWidth: CGFloat {
        let layout = layout(0)
        let end = layout.clusters.map { $0.x + $0.width }.max() ?? 0
        return max(layout.size.width, end)
    }

    /// All lines; those that were never shown are guessed.
    package var height: CGFloat { tops[paragraphs.count] }

    /// The height of the lines, measured as far as a limit reaches.
    package func height(upTo limit: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        for index in paragraphs.indices {
            if height < limit { _ = layout(index) }
            height += paragraphs[index].height
        }
        return height
    }

    // MARK: Places

    /// How far a paragraph's layout lies from the left edge.
    private func indent(_ layout: TextLayout) -> CGFloat {
        guard let width else { return 0 }
        return max(0, width - layout.size.width) * template.alignmentPart
    }

    package func caret(atByte byte: Int) -> CGRect {
        let index = paragraph(atByte: byte)
        let layout = layout(index)
        let bytes = paragraphs[index].bytes
        var caret = layout.caret(atByte: min(max(0, byte - bytes.lowerBound), bytes.count))
        caret.size.height = max(caret.height, lineHeight)
        let x = min(caret.minX + indent(layout), width ?? .infinity)
        return CGRect(x: x, y: caret.minY + tops[index], width: 0, height: caret.height)
    }

    /// Whether the letter behind a byte, or else the one before it, is read from the right.
    package func isRightToLeft(atByte byte: Int) -> Bool {
        let index = paragraph(atByte: byte)
        let clusters = layout(index).clusters
        let local = byte - paragraphs[index].bytes.lowerBound
        guard let cluster = clusters.last(where: { $0.bytes.lowerBound <= local }) else {
            return template.isRightToLeft
        }
        return cluster.isRightToLeft
    }

    package func byte(at point: CGPoint) -> Int {
        let index = paragraph(atHeight: point.y)
        let layout = layout(index)
        let local = CGPoint(x: point.x - indent(layout), y: point.y - tops[index])
        return paragraphs[index].bytes.lowerBound + layout.byte(at: local)
    }

    /// The bytes of the line, as it is shown, that a byte is in.
    package func line(atByte byte: Int) -> Range<Int> {
        let index = paragraph(atByte: byte)
        let layout = layout(index)
        let start = paragraphs[index].bytes.lowerBound
        let line = layout.bytes(ofLine: layout.lineIndex(atByte: byte - start))
        return start + line.lowerBound..<start + line.upperBound
    }

    /// Calls an action with the layouts of a part, each with its place.
    @MainActor
    package func forEachLayout(in rectangle: CGRect, _ body: (TextLayout, CGPoint, Range<Int>) -> Void) {
        var index = paragraph(atHeight: rectangle.minY)
        var top = tops[index]
        while index < paragraphs.count, top < rectangle.maxY {
            let layout = layout(index)
            body(layout, CGPoint(x: indent(layout), y: top), paragraphs[index].bytes)
            top += paragraphs[index].height
            index += 1
        }
    }
}

extension ResolvedText {
    /// 0 for lines at the left edge, 1 at the right one.
    package var alignmentPart: CGFloat {
        switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}
