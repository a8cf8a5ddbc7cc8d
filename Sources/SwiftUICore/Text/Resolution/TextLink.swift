import Drawing
import Foundation

/// A part of a text that opens an address.
struct TextLink {
    let url: URL
    let string: String
    /// Its characters, counted from the text's beginning.
    let range: Range<Int>

    /// Runs of one address that stand behind one another are one link.
    static func all(in text: ResolvedText) -> [TextLink] {
        var links: [TextLink] = []
        var start = 0
        for run in text.runs {
            let end = start + run.string.count
            if let url = run.link {
                if let last = links.last, last.url == url, last.range.upperBound == start {
                    links.removeLast()
                    links.append(
                        TextLink(url: url, string: last.string + run.string, range: last.range.lowerBound..<end))
                } else {
                    links.append(TextLink(url: url, string: run.string, range: start..<end))
                }
            }
            start = end
        }
        return links
    }
}
