/// A run of asterisks, underscores or tildes, which may begin or end emphasis.
struct MarkdownDelimiter {
    let character: Unicode.Scalar
    /// How many there are left.
    var count: Int
    private let fullCount: Int
    let canOpen: Bool
    let canClose: Bool

    /// - Parameters: what stands before and after the run; nil at the text's ends.
    init(_ character: Unicode.Scalar, count: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        self.character = character
        self.count = count
        fullCount = count
        let isSpaceAfter = MarkdownScanner.isWhitespace(after)
        let isSpaceBefore = MarkdownScanner.isWhitespace(before)
        let isPunctuationAfter = MarkdownScanner.isPunctuation(after)
        let isPunctuationBefore = MarkdownScanner.isPunctuation(before)
        let isLeftFlanking = !isSpaceAfter && (!isPunctuationAfter || isSpaceBefore || isPunctuationBefore)
        let isRightFlanking = !isSpaceBefore && (!isPunctuationBefore || isSpaceAfter || isPunctuationAfter)
        if character == "_" {
            canOpen = isLeftFlanking && (!isRightFlanking || isPunctuationBefore)
            canClose = isRightFlanking && (!isLeftFlanking || isPunctuationAfter)
        } else {
            canOpen = isLeftFlanking
            canClose = isRightFlanking
        }
    }

    /// How many characters of each run an emphasis from this to a later run takes; nil where they don't belong together.
    func match(_ closer: MarkdownDelimiter) -> Int? {
        guard canOpen, character == closer.character else { return nil }
        if character == "~" { return count == closer.count && count <= 2 ? count : nil }
        let isAmbiguous = (canClose || closer.canOpen) && (fullCount + closer.fullCount) % 3 == 0
        if isAmbiguous, fullCount % 3 != 0 || closer.fullCount % 3 != 0 { return nil }
        return count >= 2 && closer.count >= 2 ? 2 : 1
    }

    /// What an emphasis with so many characters means.
    func intent(_ length: Int) -> InlinePresentationIntent {
        character == "~" ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
    }

    var text: String { String(repeating: String(character), count: count) }
}
