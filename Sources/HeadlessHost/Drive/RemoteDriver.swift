import DriveScripts
import Foundation
import Platform

/// Plays a user whom another program describes step by step, as UI tests do.
///
/// The program writes a line of a drive script at a time into `commands`, or `elements`, and reads a line of JSON from
/// `answers`, both named pipes in one folder: `{}`, `{"error": …}` or `{"elements": …}`. Between the lines the app lives on
/// in real time.
@MainActor
struct RemoteDriver {
    private let host: HeadlessHost
    private let runner: DriveRunner
    private let commands: CommandPipe
    private let answers: FileHandle

    /// - Throws: `HostConfigurationError` where the folder has no such pipes.
    init(host: HeadlessHost, folder: String) throws {
        guard let commands = CommandPipe(path: folder + "/commands"),
            let answers = FileHandle(forWritingAtPath: folder + "/answers")
        else {
            throw HostConfigurationError(
                variable: "HANOK_REMOTE", value: folder, expected: "a folder with the pipes of a test")
        }
        self.host = host
        self.commands = commands
        self.answers = answers
        runner = DriveRunner(host: host)
    }

    /// Follows until the other program is gone.
    func run() -> Int32 {
        host.driver.settle(quiet: 0.1, limit: 2)
        while true {
            switch commands.next() {
            case .none: host.driver.wait(FrameDriver.refreshInterval)
            case .ended: return 0
            case .line(let line):
                var text = answer(to: line)
                text.append(UInt8(ascii: "\n"))
                answers.write(text)
            }
        }
    }

    private func answer(to line: String) -> Data {
        do {
            if line == "elements" { return try encode(["elements": elements()]) }
            let script = try DriveScript(line, name: "the test")
            for step in script.lines { try runner.run(step.step, of: script) }
            host.driver.settle(quiet: 0.04, limit: 1)
            return Data("{}".utf8)
        } catch {
            return (try? encode(["error": "\(error)"])) ?? Data("{}".utf8)
        }
    }

    private func encode(_ answer: [String: some Encodable]) throws -> Data { try JSONEncoder().encode(answer) }

    private func elements() -> [RemoteElement] {
        host.driver.update()
        return host.windows.map { RemoteElement($0.content.accessibilityRoot) }
    }
}
