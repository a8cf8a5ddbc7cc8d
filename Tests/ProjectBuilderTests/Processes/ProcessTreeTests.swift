import Foundation
import Testing

@testable import ProjectBuilder

struct ProcessTreeTests {
    @Test func whatAProgramHasStartedDescendsFromIt() throws {
        let shell = Process()
        let output = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "sleep 60 & echo $!; wait"]
        shell.standardOutput = output
        try shell.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let child = try #require(pid_t(line.trimmingCharacters(in: .whitespacesAndNewlines)))
        let all = ProcessTree.descendants(of: [getpid()])
        #expect(all.isSuperset(of: [shell.processIdentifier, child]))
        #expect(ProcessTree.descendants(of: [shell.processIdentifier]) == [child])
        #expect(ProcessTree.isRunning(child))
        for process in [child, shell.processIdentifier] { kill(process, SIGKILL) }
        shell.waitUntilExit()
        #expect(!ProcessTree.isRunning(shell.processIdentifier))
    }

    @Test func aProcessHasItsArguments() {
        #expect(ProcessTree.arguments(of: getpid()) == CommandLine.arguments)
    }
}
