/// Tells how far a long build of Hanok's own is: on a terminal at each step, elsewhere at each quarter.
struct BuildProgress {
    private let title: String
    private var line: ProgressLine
    /// The last quarter that was told of.
    private var quarter = 0

    init(title: String, line: ProgressLine = ProgressLine()) {
        self.title = title
        self.line = line
        if line.isTerminal { show("…") } else { line.say("Building \(title), once…") }
    }

    /// Takes a line of what `swift build` prints, such as `[213/890] Compiling Geometry Angle.swift`.
    mutating func read(_ text: Substring) {
        guard let match = text.firstMatch(of: #/^\[(\d+)/(\d+)\]/#), let done = Int(match.1), let all = Int(match.2),
            all > 0
        else { return }
        if line.isTerminal { return show(": \(done) of \(all)") }
        let reached = min(3, 4 * done / all)
        guard reached > quarter else { return }
        quarter = reached
        line.say("  \(done) of \(all) steps are done")
    }

    mutating func end() { line.end() }

    private mutating func show(_ state: String) { line.show("Building \(title), once\(state)") }
}
