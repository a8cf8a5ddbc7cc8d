import Foundation
import Testing

@testable import ProjectBuilder

struct CompilationProgressTests {
    private final class Screen { var text = "" }

    /// - Parameter made: how many of two objects are there at each look.
    private func screen(isTerminal: Bool, made: [Int], after time: Duration) throws -> [Substring] {
        let folder = TestFolder.new()
        try BuildFolder.create(folder)
        let objects = ["a", "b"].map { "\(folder)/\($0).o" }
        let screen = Screen()
        var progress = CompilationProgress(
            module: "Memorize", objects: objects, line: ProgressLine(isTerminal: isTerminal) { screen.text += $0 })
        for count in made {
            for object in objects.prefix(count) { try Data().write(to: URL(fileURLWithPath: object)) }
            progress.update(after: time)
        }
        progress.end()
        return screen.text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    }

    @Test func aTerminalCountsTheFiles() throws {
        let lines = try screen(isTerminal: true, made: [0, 1, 2], after: .seconds(3))
        #expect(
            lines == [
                "", "Compiling Memorize: 0 of 2 files", "Compiling Memorize: 1 of 2 files", "Compiling Memorize…", "",
            ])
    }

    @Test func elsewhereOneLineIsWritten() throws {
        #expect(try screen(isTerminal: false, made: [0, 1, 2], after: .seconds(3)) == ["Compiling Memorize…\n"])
    }

    @Test func aShortCompilationSaysNothing() throws {
        #expect(try screen(isTerminal: true, made: [0, 1], after: .seconds(1)) == [""])
        #expect(try screen(isTerminal: false, made: [0, 1], after: .seconds(1)) == [""])
    }
}
