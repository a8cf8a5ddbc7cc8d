import Foundation

/// The one place at which two texts differ.
struct TextChange {
    /// What was replaced, in UTF-16 units of the old text.
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let (before, after) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        // A pair of surrogates stays together.
        if start > 0, start < shorter, UTF16.isTrailSurrogate(before[start]) { start -= 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
        range = NSRange(location: start, length: before.count - start - end)
        replacement = String(decoding: after[start..<after.count - end], as: UTF16.self)
    }
}
