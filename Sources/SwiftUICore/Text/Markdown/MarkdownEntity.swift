/// Character references such as `&amp;` and `&#39;`.
enum MarkdownEntity {
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "times": "×", "divide": "÷",
        "plusmn": "±", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "larr": "←",
        "rarr": "→", "uarr": "↑", "darr": "↓", "hearts": "♥",
    ]

    /// The character that stands at a place, and where its reference ends; nil where there is none.
    static func read(_ scanner: MarkdownScanner, at start: Int) -> (replacement: String, end: Int)? {
        var end = start + 1
        while let scalar = scanner.scalar(at: end), scalar != ";" {
            guard end - start < 12, MarkdownScanner.isASCIILetterOrDigit(scalar) || scalar == "#" else { return nil }
            end += 1
        }
        guard scanner.scalar(at: end) == ";" else { return nil }
        let name = scanner.string(start + 1..<end)
        guard let replacement = named[name] ?? number(name) else { return nil }
        return (replacement, end + 1)
    }

    private static func number(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value else { return nil }
        return String(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}")
    }
}
