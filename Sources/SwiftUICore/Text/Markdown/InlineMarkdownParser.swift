/// Parses Markdown inside a line, by the algorithm in the appendix of the CommonMark specification.
struct InlineMarkdownParser {
    private enum BracketKind {
        case link, image, attributes

        var text: String {
            switch self {
            case .link: "["
            case .image: "!["
            case .attributes: "^["
            }
        }
    }

    private enum Item {
        case node(MarkdownNode)
        case delimiter(MarkdownDelimiter)
        case bracket(BracketKind, isActive: Bool)
    }

    private var scanner: MarkdownScanner
    private var items: [Item] = []
    private var text = String.UnicodeScalarView()

    init(_ source: String) { scanner = MarkdownScanner(source) }

    mutating func parse() -> [MarkdownNode] {
        while let scalar = scanner.current { step(scalar) }
        flushText()
        return closeEmphasis(from: 0)
    }

    private mutating func step(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\\": escape()
        case "`": code()
        case "*", "_", "~": delimiter(scalar)
        case "[": openBracket(.link)
        case "!" where scanner.scalar(at: scanner.index + 1) == "[": openBracket(.image)
        case "^" where scanner.scalar(at: scanner.index + 1) == "[": openBracket(.attributes)
        case "]": closeBracket()
        case "<": angleLink()
        case "&": entity()
        case "h", "H", "w", "W": bareLink()
        case "@": mailLink()
        default: takeText()
        }
    }

    // MARK: Text

    private mutating func takeText(_ count: Int = 1) {
        text.append(contentsOf: scanner.scalars[scanner.index..<scanner.index + count])
        scanner.index += count
    }

    private mutating func flushText() {
        guard !text.isEmpty else { return }
        items.append(.node(.text(String(text))))
        text.removeAll()
    }

    private mutating func append(_ node: MarkdownNode, upTo end: Int) {
        flushText()
        items.append(.node(node))
        scanner.index = end
    }

    private mutating func escape() {
        if let next = scanner.scalar(at: scanner.index + 1), MarkdownScanner.isASCIIPunctuation(next) {
            text.append(next)
            scanner.index += 2
        } else {
            takeText()
        }
    }

    private mutating func entity() {
        guard let (replacement, end) = MarkdownEntity.read(scanner, at: scanner.index) else { return takeText() }
        text.append(contentsOf: replacement.unicodeScalars)
        scanner.index = end
    }

    private mutating func code() {
        let length = scanner.runLength(of: "`", at: scanner.index)
        let start = scanner.index + length
        var index = start
        while index < scanner.scalars.count {
            let run = scanner.runLength(of: "`", at: index)
            if run == length { return append(.code(Self.codeText(scanner.string(start..<index))), upTo: index + run) }
            index += max(1, run)
        }
        takeText(length)
    }

    /// A space on both ends only keeps backticks apart.
    private static func codeText(_ source: String) -> String {
        let line = source.replacingOccurrences(of: "\n", with: " ")
        guard line.count > 2, line.hasPrefix(" "), line.hasSuffix(" "), line.contains(where: { $0 != " " }) else {
            return line
        }
        return String(line.dropFirst().dropLast())
    }

    // MARK: Links

    private mutating func angleLink() {
        guard let (address, text, end) = MarkdownAddress.inAngles(scanner) else { return takeText() }
        append(.link(address, [.text(text)]), upTo: end)
    }

    private mutating func bareLink() {
        guard let (address, end) = MarkdownAddress.bare(scanner) else { return takeText() }
        append(.link(address, [.text(scanner.string(scanner.index..<end))]), upTo: end)
    }

    /// What stands before the @ was taken for text.
    private mutating func mailLink() {
        guard let (name, end) = MarkdownAddress.mail(scanner, before: text) else { return takeText() }
        text.removeLast(name)
        let address = scanner.string(scanner.index - name..<end)
        append(.link("mailto:" + address, [.text(address)]), upTo: end)
    }

    private mutating func openBracket(_ kind: BracketKind) {
        flushText()
        items.append(.bracket(kind, isActive: true))
        scanner.index += kind.text.count
    }

    private mutating func closeBracket() {
        flushText()
        let opener = items.lastIndex { if case .bracket = $0 { true } else { false } }
        guard let opener, case .bracket(let kind, let isActive) = items[opener] else { return takeText() }
        guard isActive, let (target, end) = target(of: kind) else {
            items[opener] = .node(.text(kind.text))
            return takeText()
        }
        let children = closeEmphasis(from: opener + 1)
        switch kind {
        case .link: items[opener] = .node(.link(target, children))
        case .image: items[opener] = .node(.image(children))
        case .attributes:
            let inflects = target.contains(/inflect\s*:\s*true/)
            items[opener] = .node(.attributed(inflects: inflects, children))
        }
        scanner.index = end
        if kind == .link { deactivateBrackets() }
    }

    /// What stands in parentheses behind the bracket, and where it ends.
    private func target(of kind: BracketKind) -> (String, Int)? {
        let start = scanner.index + 1
        guard kind == .attributes else { return MarkdownAddress.inParentheses(scanner, at: start) }
        guard scanner.scalar(at: start) == "(", let end = scanner.scalars[start...].firstIndex(of: ")") else {
            return nil
        }
        return (scanner.string(start + 1..<end), end + 1)
    }

    /// A link holds no link.
    private mutating func deactivateBrackets() {
        for index in items.indices {
            if case .bracket(.link, _) = items[index] { items[index] = .bracket(.link, isActive: false) }
        }
    }

    // MARK: Emphasis

    private mutating func delimiter(_ character: Unicode.Scalar) {
        flushText()
        let count = scanner.runLength(of: character, at: scanner.index)
        let end = scanner.index + count
        items.append(
            .delimiter(
                MarkdownDelimiter(
                    character, count: count, before: scanner.scalar(at: scanner.index - 1),
                    after: scanner.scalar(at: end))))
        scanner.index = end
    }

    /// Makes emphasis of the delimiters from an item on, and takes these items away.
    private mutating func closeEmphasis(from bottom: Int) -> [MarkdownNode] {
        var closer = bottom
        while closer < items.count {
            if case .delimiter(let delimiter) = items[closer], delimiter.canClose,
                let opener = opener(for: delimiter, from: bottom, to: closer)
            {
                closer = emphasize(from: opener, to: closer)
            } else {
                closer += 1
            }
        }
        defer { items.removeSubrange(bottom...) }
        return items[bottom...].map(Self.node)
    }

    private func opener(for closer: MarkdownDelimiter, from bottom: Int, to end: Int) -> Int? {
        items[bottom..<end].lastIndex { item in
            if case .delimiter(let delimiter) = item { delimiter.match(closer) != nil } else { false }
        }
    }

    /// - Returns: where to go on.
    private mutating func emphasize(from opener: Int, to closer: Int) -> Int {
        guard case .delimiter(var first) = items[opener], case .delimiter(var second) = items[closer],
            let length = first.match(second)
        else { return closer + 1 }
        let emphasis = MarkdownNode.emphasis(first.intent(length), items[opener + 1..<closer].map(Self.node))
        first.count -= length
        second.count -= length
        var replacement: [Item] = first.count > 0 ? [.delimiter(first)] : []
        replacement.append(.node(emphasis))
        let next = opener + replacement.count
        if second.count > 0 { replacement.append(.delimiter(second)) }
        items.replaceSubrange(opener...closer, with: replacement)
        return next
    }

    private static func node(_ item: Item) -> MarkdownNode {
        switch item {
        case .node(let node): node
        case .delimiter(let delimiter): .text(delimiter.text)
        case .bracket(let kind, _): .text(kind.text)
        }
    }
}
