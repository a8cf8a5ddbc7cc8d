import Foundation

/// Shows that a step that takes long goes on, and since when: on a terminal in a line that is written anew each second,
/// elsewhere in a line each half minute.
package struct SignOfLife {
    private var line: ProgressLine
    private let started = ContinuousClock.now
    /// When something was shown for the last time.
    private var shown = Duration.zero

    /// - Parameter sharesOutput: somebody else writes there meanwhile, so no line is written anew.
    package init(sharesOutput: Bool = false) {
        self.init(line: sharesOutput ? ProgressLine(isTerminal: false) : ProgressLine())
    }

    init(line: ProgressLine) { self.line = line }

    /// Writes a line that stays.
    package mutating func say(_ text: String) {
        line.end()
        line.say(text)
    }

    /// To be called several times a second.
    /// - Parameter state: what is being done; it is asked for only where it is shown.
    package mutating func update(_ state: @autoclosure () -> String) {
        update(state(), after: ContinuousClock.now - started)
    }

    mutating func update(_ state: @autoclosure () -> String, after time: Duration) {
        guard time - shown >= .seconds(line.isTerminal ? 1 : 30) else { return }
        shown = time
        let text = "  \(state()), \(Self.text(of: time))"
        if line.isTerminal { line.show(text) } else { line.say(text) }
    }

    package mutating func end() { line.end() }

    /// Such as `35 s` or `1 min 35 s`.
    package static func text(of time: Duration) -> String {
        let (minutes, seconds) = time.components.seconds.quotientAndRemainder(dividingBy: 60)
        return minutes == 0 ? "\(seconds) s" : "\(minutes) min \(seconds) s"
    }
}
