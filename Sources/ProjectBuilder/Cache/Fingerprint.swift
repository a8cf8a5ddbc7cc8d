import Foundation

/// Tells whether a step's inputs are the same as when it last succeeded.
struct Fingerprint {
    /// The file that keeps the inputs of the last success.
    let path: String
    /// One input a line.
    let inputs: String

    init(path: String, lines: [String]) {
        self.path = path
        self.inputs = lines.joined(separator: "\n")
    }

    func isCurrent() -> Bool { FileManager.default.contents(atPath: path) == Data(inputs.utf8) }

    /// To be called once the step has succeeded.
    func save() throws { try Data(inputs.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }

    /// To be called before the step: what a broken-off step leaves is not taken for a result.
    func clear() { _ = unlink(path) }
}
