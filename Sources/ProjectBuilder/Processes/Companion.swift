import Foundation

/// A program that runs beside the tool, and beside the app that the tool becomes.
package enum Companion {
    /// Starts a program that says one line when it is ready, and ends when its standard input does.
    ///
    /// The other end of its input is this process's, whatever becomes of it, so that both end together.
    /// - Parameter arguments: the program's absolute path, then its arguments.
    /// - Returns: the line.
    package static func start(_ arguments: [String]) throws -> String {
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch {
            throw ToolError("can't start '\(arguments[0])': \(error.localizedDescription)")
        }
        // It stays open, also in the program that takes this one's place.
        guard fcntl(dup(input.fileHandleForWriting.fileDescriptor), F_SETFD, 0) == 0 else {
            throw ToolError("can't keep '\(arguments[0])' running: \(String(cString: strerror(errno)))")
        }
        return try firstLine(of: output.fileHandleForReading, program: arguments[0])
    }

    private static func firstLine(of file: FileHandle, program: String) throws -> String {
        var line = Data()
        while let byte = try file.read(upToCount: 1), let character = byte.first {
            if character == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(character)
        }
        throw ToolError("'\(program)' did not start")
    }
}
