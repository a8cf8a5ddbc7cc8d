import Foundation

/// A running app and the pipes by which it is driven.
final class ApplicationConnection {
    private let process = Process()
    private let folder: URL
    private let commands: FileHandle
    private let answers: FileHandle
    private var buffer = Data()
    /// The user has left the app for another.
    var isInBackground = false

    /// Starts the app.
    /// - Throws: `ConnectionError` where it can't be started.
    init(program: String, arguments: [String], environment: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("hanok-ui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let commandPipe = folder.appendingPathComponent("commands").path
        let answerPipe = folder.appendingPathComponent("answers").path
        guard mkfifo(commandPipe, 0o600) == 0, mkfifo(answerPipe, 0o600) == 0 else {
            throw ConnectionError("the pipes to the app can't be made")
        }
        // Open for both directions, so that neither side waits for the other.
        commands = try Self.open(commandPipe)
        answers = try Self.open(answerPipe)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging(["HANOK_HOST": "headless", "HANOK_REMOTE": folder.path]) { $1 }
        // What the test runner reads is not the app's.
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit { end() }

    private static func open(_ path: String) throws -> FileHandle {
        let descriptor = Foundation.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw ConnectionError("the pipe '\(path)' can't be opened") }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    var isRunning: Bool { process.isRunning }

    /// Ends the app.
    func end() {
        if process.isRunning {
            process.terminate()
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Has the app follow one line of a drive script.
    /// - Throws: `ConnectionError` with what the app says against it.
    func perform(_ step: String) throws { _ = try ask(step) }

    /// The app's windows with all that is in them.
    func elements() throws -> [ElementSnapshot] { try ask("elements").elements ?? [] }

    private struct Answer: Decodable {
        let error: String?
        let elements: [ElementSnapshot]?
    }

    private func ask(_ line: String) throws -> Answer {
        commands.write(Data((line + "\n").utf8))
        let answer = try JSONDecoder().decode(Answer.self, from: readLine())
        if let error = answer.error { throw ConnectionError(error) }
        return answer
    }

    /// Seconds after which an app that says nothing counts as hung.
    private static let patience = 60.0

    private func readLine() throws -> Data {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while true {
            if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = Data(buffer[(newline + 1)...]) }
                return Data(buffer[..<newline])
            }
            var entry = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 50) > 0 {
                var bytes = [UInt8](repeating: 0, count: 65536)
                let count = read(answers.fileDescriptor, &bytes, bytes.count)
                if count > 0 { buffer.append(contentsOf: bytes[..<count]) }
            } else if !process.isRunning {
                throw ConnectionError("the app has ended with status \(process.terminationStatus)")
            } else if Date() > end {
                throw ConnectionError("the app does not answer")
            }
        }
    }
}
