import Foundation

/// Runs another program and waits for it.
package enum Subprocess {
    /// What a program has left behind.
    package struct Result: Sendable {
        package let status: Int32
        /// Standard output, or both outputs where they were asked for as one.
        package let output: String

        package var succeeded: Bool { status == 0 }
    }

    /// Runs a program to its end and keeps what it prints.
    /// - Parameters:
    ///   - arguments: the program's absolute path, then its arguments.
    ///   - folder: the working directory; nil is the present one.
    ///   - mergesErrors: standard error is kept with the output; else it goes where the tool's own goes.
    ///   - environment: set on top of the tool's own.
    ///   - onWait: is called several times a second while the program runs.
    package static func capture(
        _ arguments: [String], in folder: String? = nil, mergesErrors: Bool = true, environment: [String: String] = [:],
        onWait: () -> Void = {}
    ) throws -> Result {
        var data = Data()
        let status = try run(arguments, in: folder, mergesErrors, environment, onWait) { data += $0 }
        return Result(status: status, output: String(decoding: data, as: UTF8.self))
    }

    /// Milliseconds between two calls of what is done while a program runs.
    private static let waitInterval: Int32 = 200

    /// Runs a program to its end and hands on what it prints as it comes.
    private static func run(
        _ arguments: [String], in folder: String?, _ mergesErrors: Bool, _ environment: [String: String],
        _ onWait: () -> Void, _ onPart: (Data) -> Void
    ) throws -> Int32 {
        let process = makeProcess(arguments, in: folder, environment: environment)
        let pipe = Pipe()
        process.standardOutput = pipe
        if mergesErrors { process.standardError = pipe }
        try start(process, arguments)
        var descriptor = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let isReady = poll(&descriptor, 1, waitInterval) > 0
            onWait()
            guard isReady else { continue }
            let part = pipe.fileHandleForReading.availableData
            if part.isEmpty { return end(process) }
            onPart(part)
        }
    }

    /// Runs a program to its end, shows what it prints as it comes, and keeps it.
    package static func echo(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        var data = Data()
        let status = try run(arguments, in: nil, true, environment, {}) {
            FileHandle.standardOutput.write($0)
            data += $0
        }
        return Result(status: status, output: String(decoding: data, as: UTF8.self))
    }

    /// Runs a program to its end, tells of each line of both its outputs as it comes, and keeps them.
    static func capture(
        _ arguments: [String], environment: [String: String], onWait: () -> Void, onLine: (Substring) -> Void
    ) throws -> Result {
        var (data, rest) = (Data(), "")
        let status = try run(arguments, in: nil, true, environment, onWait) { part in
            data += part
            rest += String(decoding: part, as: UTF8.self)
            var lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
            rest = String(lines.popLast() ?? "")
            lines.forEach(onLine)
        }
        return Result(status: status, output: String(decoding: data, as: UTF8.self))
    }

    /// Runs a program to its end with the tool's own input and outputs.
    /// - Parameter onWait: is called several times a second while the program runs.
    /// - Returns: its status; 128 and the signal's number where a signal has ended it.
    package static func run(
        _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
        onWait: (() -> Void)? = nil
    ) throws -> Int32 {
        let process = makeProcess(arguments, in: folder, environment: environment)
        try start(process, arguments)
        while let onWait, process.isRunning {
            onWait()
            usleep(UInt32(waitInterval) * 1_000)
        }
        return end(process)
    }

    /// Becomes another program. Returns only where that fails.
    /// - Parameter environment: set on top of the tool's own.
    package static func replaceSelf(with arguments: [String], environment: [String: String]) throws -> Never {
        for (key, value) in environment { setenv(key, value, 1) }
        fflush(nil)
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        pointers.append(nil)
        execv(arguments[0], pointers)
        throw ToolError("can't start '\(arguments[0])': \(String(cString: strerror(errno)))")
    }

    /// The absolute path of a program on the search path; nil where there is none.
    package static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func makeProcess(
        _ arguments: [String], in folder: String?, environment: [String: String]
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: arguments[0])
        process.arguments = Array(arguments.dropFirst())
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        return process
    }

    private static func start(_ process: Process, _ arguments: [String]) throws {
        RunningPrograms.check()
        do {
            try process.run()
        } catch {
            throw ToolError("can't start '\(arguments[0])': \(SystemError(error).reason)")
        }
    }

    private static func end(_ process: Process) -> Int32 {
        process.waitUntilExit()
        RunningPrograms.check()
        return status(of: process)
    }

    private static func status(of process: Process) -> Int32 {
        process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }
}
