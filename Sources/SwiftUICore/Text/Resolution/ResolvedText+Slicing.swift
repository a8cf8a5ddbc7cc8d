import Drawing

extension ResolvedText {
    /// The characters from one place to another, in the looks that they have here.
    package func slice(_ range: Range<Int>) -> ResolvedText {
        var text = self
        text.lineLimit = 1
        text.reservedLines = 0
        text.minimumScaleFactor = 1
        text.runs = []
        var start = 0
        for run in runs {
            let count = run.string.count
            let part = range.clamped(to: start..<start + count)
            if !part.isEmpty {
                var run = run
                run.string = String(run.string.dropFirst(part.lowerBound - start).prefix(part.count))
                text.runs.append(run)
            }
            start += count
        }
        return text
    }
}
