import Foundation

/// Where words that are looked for stand in a text.
struct TextMatches: Hashable, Sendable {
    /// In the text's UTF-8 form, in their order.
    var ranges: [Range<Int>] = []
    /// The one that is shown.
    var current = 0

    /// No more than these are found.
    private static let limit = 10_000

    init() {}

    /// Finds words whatever their case and their accents.
    init(of query: String, in text: String, current: Int = 0) {
        guard !query.isEmpty else { return }
        var (start, place, known) = (text.startIndex, 0, text.startIndex)
        while ranges.count < Self.limit, start < text.endIndex,
            let found = text.range(
                of: query, options: [.caseInsensitive, .diacriticInsensitive], range: start..<text.endIndex)
        {
            place += text.utf8.distance(from: known, to: found.lowerBound)
            let length = text.utf8.distance(from: found.lowerBound, to: found.upperBound)
            ranges.append(place..<place + length)
            known = found.lowerBound
            start = found.upperBound > found.lowerBound ? found.upperBound : text.index(after: found.lowerBound)
        }
        self.current = ranges.isEmpty ? 0 : min(max(0, current), ranges.count - 1)
    }

    var shown: Range<Int>? { ranges.indices.contains(current) ? ranges[current] : nil }

    /// Shows the next one or the one before; behind the last comes the first.
    mutating func step(by count: Int) {
        guard !ranges.isEmpty else { return }
        current = (current + count + ranges.count) % ranges.count
    }

    /// Those that overlap some bytes.
    func ranges(in bytes: Range<Int>) -> ArraySlice<Range<Int>> {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > bytes.lowerBound { high = middle } else { low = middle + 1 }
        }
        return ranges[low...].prefix { $0.lowerBound < bytes.upperBound }
    }
}
