import Foundation

/// This program once more, to measure what only a new process shows.
struct ChildProcess {
    /// The first line that it printed.
    let line: String
    /// From its start to that line, in milliseconds.
    let milliseconds: Double

    /// - Parameters:
    ///   - task: what it is to do.
    ///   - environment: variables in addition to this process's.
    @MainActor
    init(_ task: ChildTask, environment: [String: String] = [:]) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--child", task.rawValue]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        let start = ContinuousClock().now
        try process.run()
        let data = output.fileHandleForReading.availableData
        milliseconds = (ContinuousClock().now - start) / .milliseconds(1)
        process.waitUntilExit()
        line = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        try check(process.terminationStatus == 0, "\(task.rawValue) ended with status \(process.terminationStatus).")
    }

    /// The number that it printed.
    func number() throws -> Double {
        guard let number = Double(line) else { throw WrongResult(description: "“\(line)” is no number.") }
        return number
    }
}
