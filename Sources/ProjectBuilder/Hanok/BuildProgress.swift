import Foundation

/// Tells how far a long build is: one line that is written anew on a terminal, a few lines elsewhere.
struct BuildProgress {
    private let title: String
    private let isTerminal: Bool
    private let write: (String) -> Void
    /// The last quarter that was told of.
    private var quarter = 0
    private var hasLine = false

    init(
        title: String, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.title = title
        self.isTerminal = isTerminal
        self.write = write
        if isTerminal { show("…") } else { write("Building \(title), once…\n") }
    }

    /// Takes a line of what `swift build` prints, such as `[213/890] Compiling Geometry Angle.swift`.
    mutating func read(_ line: Substring) {
        guard let match = line.firstMatch(of: #/^\[(\d+)/(\d+)\]/#), let done = Int(match.1), let all = Int(match.2),
            all > 0
        else { return }
        if isTerminal { return show(": \(done) of \(all)") }
        let reached = min(3, 4 * done / all)
        guard reached > quarter else { return }
        quarter = reached
        write("  \(done) of \(all) steps are done\n")
    }

    /// The line of a terminal is taken away.
    mutating func end() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private mutating func show(_ state: String) {
        write("\r\u{1B}[KBuilding \(title), once\(state)")
        hasLine = true
    }
}
