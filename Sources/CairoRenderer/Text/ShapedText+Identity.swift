import Drawing

extension ShapedText {
    /// Whether a text has this shaping: the same but for colours, lines and the way it is wrapped.
    func isShaping(of text: ResolvedText) -> Bool {
        guard language == text.language, isRightToLeft == text.isRightToLeft, runs.count == text.runs.count else {
            return false
        }
        for index in runs.indices where !runs[index].hasSameShape(as: text.runs[index]) { return false }
        return true
    }
}

extension TextRun {
    fileprivate func hasSameShape(as other: TextRun) -> Bool {
        string == other.string && font == other.font && kerning == other.kerning && tracking == other.tracking
            && baselineOffset == other.baselineOffset && attachment == other.attachment
    }
}
