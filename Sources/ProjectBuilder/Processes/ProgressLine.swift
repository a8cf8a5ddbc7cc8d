import Foundation

/// What a step that takes long says of itself on standard error: one line that is written anew on a terminal and goes at
/// the end, lines that stay elsewhere.
struct ProgressLine {
    let isTerminal: Bool
    private let write: (String) -> Void
    private var isShown = false

    init(
        isTerminal: Bool = isatty(STDERR_FILENO) == 1,
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
    }

    /// Puts a text in the line's place.
    mutating func show(_ text: String) {
        write("\r\u{1B}[K" + text)
        isShown = true
    }

    /// Writes a line that stays.
    func say(_ text: String) { write(text + "\n") }

    /// Takes the line away.
    mutating func end() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }
}
