/// Finds the addresses of links.
enum MarkdownAddress {
    /// The destination in `(destination "title")`, and where it ends; nil where there is none.
    static func inParentheses(_ scanner: MarkdownScanner, at start: Int) -> (address: String, end: Int)? {
        guard scanner.scalar(at: start) == "(" else { return nil }
        var index = skipSpace(scanner, start + 1)
        guard let (address, afterAddress) = destination(scanner, at: index) else { return nil }
        index = skipSpace(scanner, afterAddress)
        if index > afterAddress, let afterTitle = title(scanner, at: index) { index = skipSpace(scanner, afterTitle) }
        guard scanner.scalar(at: index) == ")" else { return nil }
        return (address, index + 1)
    }

    private static func skipSpace(_ scanner: MarkdownScanner, _ start: Int) -> Int {
        var index = start
        while let scalar = scanner.scalar(at: index), MarkdownScanner.isWhitespace(scalar) { index += 1 }
        return index
    }

    private static func destination(_ scanner: MarkdownScanner, at start: Int) -> (String, Int)? {
        let isInAngles = scanner.scalar(at: start) == "<"
        var index = isInAngles ? start + 1 : start
        var result = String.UnicodeScalarView()
        var depth = 0
        while let scalar = scanner.scalar(at: index) {
            if isInAngles {
                if scalar == ">" { return (String(result), index + 1) }
                if scalar == "<" || scalar == "\n" { return nil }
            } else {
                if MarkdownScanner.isWhitespace(scalar) || (scalar == ")" && depth == 0) { break }
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
            }
            index = appendUnescaped(scanner, index, to: &result)
        }
        return isInAngles || depth != 0 ? nil : (String(result), index)
    }

    /// - Returns: where the next character is.
    private static func appendUnescaped(
        _ scanner: MarkdownScanner, _ index: Int, to result: inout String.UnicodeScalarView
    ) -> Int {
        let scalar = scanner.scalars[index]
        if scalar == "\\", let next = scanner.scalar(at: index + 1), MarkdownScanner.isASCIIPunctuation(next) {
            result.append(next)
            return index + 2
        }
        if scalar == "&", let (replacement, end) = MarkdownEntity.read(scanner, at: index) {
            result.append(contentsOf: replacement.unicodeScalars)
            return end
        }
        result.append(scalar)
        return index + 1
    }

    /// - Returns: where the title ends; nil where there is none.
    private static func title(_ scanner: MarkdownScanner, at start: Int) -> Int? {
        let ends: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]
        guard let first = scanner.scalar(at: start), let last = ends[first] else { return nil }
        var index = start + 1
        while let scalar = scanner.scalar(at: index) {
            if scalar == last { return index + 1 }
            index += scalar == "\\" ? 2 : 1
        }
        return nil
    }

    // MARK: Addresses that are links by themselves

    /// `<scheme:address>` or `<name@host>`.
    static func inAngles(_ scanner: MarkdownScanner) -> (address: String, text: String, end: Int)? {
        var index = scanner.index + 1
        var colon: Int?
        var at: Int?
        while let scalar = scanner.scalar(at: index), scalar != ">" {
            if MarkdownScanner.isWhitespace(scalar) || scalar == "<" { return nil }
            if scalar == ":" { colon = colon ?? index }
            if scalar == "@" { at = at ?? index }
            index += 1
        }
        guard scanner.scalar(at: index) == ">" else { return nil }
        let text = scanner.string(scanner.index + 1..<index)
        if let colon, isScheme(scanner, scanner.index + 1..<colon) { return (text, text, index + 1) }
        if let at, at > scanner.index + 1, isHost(scanner, at + 1..<index) {
            return ("mailto:" + text, text, index + 1)
        }
        return nil
    }

    private static func isScheme(_ scanner: MarkdownScanner, _ range: Range<Int>) -> Bool {
        guard (2...32).contains(range.count), scanner.scalars[range.lowerBound].properties.isAlphabetic else {
            return false
        }
        return scanner.scalars[range].allSatisfy {
            MarkdownScanner.isASCIILetterOrDigit($0) || $0 == "+" || $0 == "-" || $0 == "."
        }
    }

    private static func isHost(_ scanner: MarkdownScanner, _ range: Range<Int>) -> Bool {
        let scalars = scanner.scalars[range]
        return scalars.contains(".") && scalars.first != "." && scalars.last != "."
            && scalars.allSatisfy { MarkdownScanner.isASCIILetterOrDigit($0) || $0 == "-" || $0 == "." }
    }

    /// `https://host/path` or `www.host/path`, at the beginning of a word.
    static func bare(_ scanner: MarkdownScanner) -> (address: String, end: Int)? {
        let before = scanner.scalar(at: scanner.index - 1)
        guard before.map({ MarkdownScanner.isWhitespace($0) || "*_~(".unicodeScalars.contains($0) }) ?? true,
            let prefix = ["https://", "http://", "www."].first(where: { scanner.matches($0, at: scanner.index) })
        else { return nil }
        var end = scanner.index + prefix.unicodeScalars.count
        let start = end
        while let scalar = scanner.scalar(at: end), !MarkdownScanner.isWhitespace(scalar), scalar != "<" { end += 1 }
        end = trimmed(scanner, start..<end)
        guard end > start, scanner.scalars[start..<end].first != "." else { return nil }
        let text = scanner.string(scanner.index..<end)
        return (prefix == "www." ? "http://" + text : text, end)
    }

    /// Punctuation at the end belongs to the sentence, and so does a parenthesis that was not opened in the address.
    private static func trimmed(_ scanner: MarkdownScanner, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            let last = scanner.scalars[end - 1]
            if "?!.,:*_~'\"]".unicodeScalars.contains(last) {
                end -= 1
            } else if last == ")" {
                let part = scanner.scalars[range.lowerBound..<end]
                guard part.count(where: { $0 == ")" }) > part.count(where: { $0 == "(" }) else { break }
                end -= 1
            } else {
                break
            }
        }
        return end
    }

    /// `name@host` around the @ where the scanner stands.
    /// - Returns: how many characters before it are the name, and where the host ends.
    static func mail(_ scanner: MarkdownScanner, before text: String.UnicodeScalarView) -> (name: Int, end: Int)? {
        let name = text.reversed().prefix {
            MarkdownScanner.isASCIILetterOrDigit($0) || ".-_+".unicodeScalars.contains($0)
        }.count
        var end = scanner.index + 1
        while let scalar = scanner.scalar(at: end),
            MarkdownScanner.isASCIILetterOrDigit(scalar) || ".-_".unicodeScalars.contains(scalar)
        {
            end += 1
        }
        while end > scanner.index + 1, scanner.scalars[end - 1] == "." { end -= 1 }
        guard name > 0, end > scanner.index + 1, isHost(scanner, scanner.index + 1..<end) else { return nil }
        return (name, end)
    }
}
