import CCairoPango
import Drawing
import Foundation

/// Turns runs into glyphs with Pango: fonts for each script, directions, ligatures, and where lines may break.
struct TextShaper {
    private let library: FontLibrary
    private let text: ResolvedText
    private let typefaces: [Typeface]
    private let string: String
    private let language: OpaquePointer?

    private var clusters: ContiguousArray<ShapedText.Cluster> = []
    private var glyphs: ContiguousArray<ShapedText.Glyph> = []
    private var items: [ShapedText.Item] = []
    private var paragraphs: [ShapedText.Paragraph] = []
    private var offsets: ContiguousArray<Double> = [0]
    /// Where each run ends in the UTF-8 form.
    private var runEnds: [Int] = []
    private var currentRun = 0

    /// What stands in the text for an attachment.
    private static let attachmentCharacter = "\u{FFFC}"
    /// The distance of tab stops in points, as an `NSParagraphStyle` has them by default.
    private static let tabInterval = 28.0

    static func shape(_ text: ResolvedText, library: FontLibrary) -> ShapedText {
        if let simple = LatinShaper.shape(text, library: library) { return simple }
        var shaper = TextShaper(text, library: library)
        return shaper.shape()
    }

    private init(_ text: ResolvedText, library: FontLibrary) {
        self.library = library
        self.text = text
        language = pango_language_from_string(text.language)
        typefaces = text.runs.map { library.typeface(for: $0.font) }
        var string = ""
        for run in text.runs {
            string += run.attachment == nil ? run.string : Self.attachmentCharacter
            runEnds.append(string.utf8.count)
        }
        string.makeContiguousUTF8()
        self.string = string
    }

    private var runs: [TextRun] { text.runs }
    private var isRightToLeft: Bool { text.isRightToLeft }

    private mutating func shape() -> ShapedText {
        var string = string
        string.withUTF8 { bytes in
            clusters.reserveCapacity(bytes.count)
            glyphs.reserveCapacity(bytes.count)
            offsets.reserveCapacity(bytes.count + 1)
            let attributes = makeAttributes()
            defer { pango_attr_list_unref(attributes) }
            pango_context_set_language(library.context, language)
            bytes.withMemoryRebound(to: CChar.self) { text in
                for range in Self.paragraphRanges(bytes) { shapeParagraph(range, text, attributes) }
            }
        }
        return ShapedText(
            of: text, fonts: RunFonts(typefaces, of: runs), string: string,
            letters: ShapedLetters(
                clusters: clusters, glyphs: glyphs, items: items, paragraphs: paragraphs, offsets: offsets))
    }

    private func makeAttributes() -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start = 0
        for (index, end) in runEnds.enumerated() {
            let typeface = typefaces[index]
            insert(pango_attr_font_desc_new(typeface.description), start..<end, list)
            let features = Self.features(of: runs[index], typeface)
            if !features.isEmpty { insert(pango_attr_font_features_new(features), start..<end, list) }
            start = end
        }
        addEmoji(to: list)
        return list
    }

    /// Characters that are letters and emoji alike are emoji in the system font.
    private func addEmoji(to list: OpaquePointer) {
        for range in EmojiRanges.find(in: string) {
            let run = runEnds.firstIndex { $0 > range.lowerBound } ?? 0
            guard runs[run].font.family == nil, runs[run].attachment == nil else { continue }
            insert(pango_attr_family_new(SystemFont.emojiFamily), range, list)
        }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, _ list: OpaquePointer)
    {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// Letters that are moved apart by kerning can't be one ligature.
    private static func features(of run: TextRun, _ typeface: Typeface) -> String {
        guard run.kerning != 0 else { return typeface.features }
        return (typeface.features.isEmpty ? "" : typeface.features + ", ") + "liga=0, clig=0"
    }

    /// The text between line separators, without them; a separator at the end is followed by an empty paragraph.
    static func paragraphRanges(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = separatorLength(bytes, at: index)
            if length > 0 {
                result.append(start..<index)
                start = index + length
            }
            index += max(1, length)
        }
        result.append(start..<bytes.count)
        return result
    }

    /// The bytes of the line separator at an index: line feed, carriage return (with line feed), U+2028, U+2029.
    private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }
}

extension TextShaper {
    private mutating func shapeParagraph(
        _ range: Range<Int>, _ text: UnsafeBufferPointer<CChar>, _ attributes: OpaquePointer
    ) {
        let firstCluster = clusters.count
        moveRun(to: range.lowerBound)
        let run = currentRun
        guard !range.isEmpty, let start = text.baseAddress else {
            paragraphs.append(
                .init(clusters: firstCluster..<firstCluster, isRightToLeft: isRightToLeft, run: run))
            return
        }
        let direction = baseDirection(start + range.lowerBound, range.count)
        let itemized = pango_itemize_with_base_dir(
            library.context, direction, start, Int32(range.lowerBound), Int32(range.count), attributes, nil)
        defer { g_list_free_full(itemized) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
        let breaks = LineBreakOpportunities(
            start + range.lowerBound, count: range.count, language: language,
            isRightToLeft: direction == PANGO_DIRECTION_RTL)
        let glyphString = pango_glyph_string_new()!
        defer { pango_glyph_string_free(glyphString) }
        var node = itemized
        var position = breaks.start
        while let current = node {
            if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
                breaks.withAttributes(from: position) { logAttributes in
                    pango_shape_item(
                        item, start, Int32(range.upperBound), logAttributes, glyphString, PANGO_SHAPE_NONE)
                }
                append(item.pointee, glyphString.pointee, start, breaks, &position)
            }
            node = current.pointee.next
        }
        paragraphs.append(
            .init(
                clusters: firstCluster..<clusters.count, isRightToLeft: direction == PANGO_DIRECTION_RTL, run: run))
    }

    /// The direction of the first letter that has one, else the layout's.
    private func baseDirection(_ text: UnsafePointer<CChar>, _ count: Int) -> PangoDirection {
        let found = pango_find_base_dir(text, Int32(count))
        if found == PANGO_DIRECTION_NEUTRAL { return isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR }
        return found
    }

    private mutating func append(
        _ item: PangoItem, _ shaped: PangoGlyphString, _ text: UnsafePointer<CChar>, _ breaks: LineBreakOpportunities,
        _ position: inout LineBreakOpportunities.Position
    ) {
        let firstGlyph = glyphs.count
        let count = Int(shaped.num_glyphs)
        moveRun(to: Int(item.offset))
        let typeface = typefaces[currentRun]
        let font = item.analysis.font.flatMap {
            library.glyphFont($0, horizontalScale: typeface.horizontalScale)
        }
        let scale = Float(typeface.horizontalScale) / Float(PANGO_SCALE)
        for index in 0..<count {
            let info = shaped.glyphs[index]
            glyphs.append(
                .init(
                    index: info.glyph, xOffset: Float(info.geometry.x_offset) * scale,
                    yOffset: Float(info.geometry.y_offset) / Float(PANGO_SCALE),
                    advance: Float(info.geometry.width) * scale))
        }
        let itemIndex = UInt16(items.count)
        items.append(.init(font: font, level: item.analysis.level))
        let isRightToLeft = item.analysis.level & 1 == 1
        var next = 0
        while next < count {
            let glyph = isRightToLeft ? count - 1 - next : next
            let byte = shaped.log_clusters[glyph]
            var end = next + 1
            while end < count, shaped.log_clusters[isRightToLeft ? count - 1 - end : end] == byte { end += 1 }
            let low = isRightToLeft ? count - end : next
            appendCluster(
                byte: Int(item.offset) + Int(byte), glyphs: firstGlyph + low..<firstGlyph + low + (end - next),
                item: itemIndex, text, breaks, &position)
            next = end
        }
        breaks.advance(&position, toByte: Int(item.offset + item.length) - breaks.byteOffset(of: text))
    }

    private mutating func appendCluster(
        byte: Int, glyphs range: Range<Int>, item: UInt16, _ text: UnsafePointer<CChar>,
        _ breaks: LineBreakOpportunities, _ position: inout LineBreakOpportunities.Position
    ) {
        breaks.advance(&position, toByte: byte - breaks.byteOffset(of: text))
        moveRun(to: byte)
        let advance = glyphs[range].reduce(0.0) { $0 + Double($1.advance) }
        if !breaks.isCharacterStart(position), let last = clusters.last, last.item == item {
            let isRightToLeft = items[Int(item)].isRightToLeft
            clusters[clusters.count - 1].glyphCount += UInt16(range.count)
            if isRightToLeft { clusters[clusters.count - 1].firstGlyph = Int32(range.lowerBound) }
            offsets[offsets.count - 1] += advance
            return
        }
        var flags: ShapedText.Cluster.Flags = []
        if breaks.allowsBreak(position) { flags.insert(.breaksBefore) }
        if breaks.isSpace(position) { flags.insert(.isSpace) }
        clusters.append(
            .init(
                byteOffset: Int32(byte), firstGlyph: Int32(range.lowerBound), glyphCount: UInt16(range.count),
                item: item, run: UInt16(currentRun), flags: flags))
        offsets.append(offsets[offsets.count - 1] + clusterAdvance(advance, byte: text[byte], item: item))
    }

    private func clusterAdvance(_ advance: Double, byte: CChar, item: UInt16) -> Double {
        let run = runs[currentRun]
        if let attachment = run.attachment { return Double(attachment.advance + run.kerning + run.tracking) }
        if byte == 9 {
            let start = offsets[paragraphs.last?.clusters.upperBound ?? 0]
            let used = offsets[offsets.count - 1] - start
            return ((used / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - used
        }
        var spacing = Double(run.kerning + run.tracking)
        if items[Int(item)].font?.isSystemFont == true { spacing += Double(typefaces[currentRun].tracking) }
        return advance + spacing
    }

    /// Makes the run that holds a byte the current one.
    private mutating func moveRun(to byte: Int) {
        if currentRun > 0, runEnds[currentRun - 1] > byte { currentRun = 0 }
        while currentRun + 1 < runEnds.count, runEnds[currentRun] <= byte { currentRun += 1 }
    }
}
