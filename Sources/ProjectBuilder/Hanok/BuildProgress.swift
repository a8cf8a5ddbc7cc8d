import Foundation

/// Tells how far a long build of Hanok's own is, and that it goes on.
struct BuildProgress {
    private let compiled: () -> [String]
    private var sign: SignOfLife
    /// How many steps are done, and of how many; empty until that is known.
    private var steps = ""

    /// - Parameters:
    ///   - announcement: what is said at once.
    ///   - compiled: the modules that are being compiled. `swift build` names them when they are done.
    init(
        announcement: String, line: ProgressLine = ProgressLine(),
        compiled: @escaping () -> [String] = RunningCompilers.modules
    ) {
        self.compiled = compiled
        sign = SignOfLife(line: line)
        sign.say(announcement)
    }

    /// Takes a line of what `swift build` prints, such as `[213/890] Compiling Geometry Angle.swift`.
    mutating func read(_ text: Substring) {
        guard let match = text.firstMatch(of: #/^\[(\d+)/(\d+)\]/#) else { return }
        steps = "\(match.1) of \(match.2) steps are done"
    }

    /// To be called several times a second.
    mutating func update() {
        let (steps, compiled) = (steps, compiled)
        sign.update(Self.state(steps, compiled()))
    }

    mutating func update(after time: Duration) {
        let (steps, compiled) = (steps, compiled)
        sign.update(Self.state(steps, compiled()), after: time)
    }

    mutating func end() { sign.end() }

    private static func state(_ steps: String, _ modules: [String]) -> String {
        let parts = [steps, modules.isEmpty ? "" : "compiling \(modules.joined(separator: " and "))"]
        let known = parts.filter { !$0.isEmpty }
        return known.isEmpty ? "preparing" : known.joined(separator: ", ")
    }
}
