import Testing

@testable import ProjectBuilder

struct BuildProgressTests {
    private final class Screen { var text = "" }

    private func screen(isTerminal: Bool, _ lines: [Substring]) -> String {
        let screen = Screen()
        var progress = BuildProgress(
            title: "modules", line: ProgressLine(isTerminal: isTerminal) { screen.text += $0 })
        for line in lines { progress.read(line) }
        progress.end()
        return screen.text
    }

    @Test func aTerminalHasOneLineThatIsWrittenAnewAndGoes() {
        let text = screen(isTerminal: true, ["Building for production...", "[213/890] Compiling Geometry Angle.swift"])
        let lines = text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
        #expect(lines == ["", "Building modules, once…", "Building modules, once: 213 of 890", ""])
    }

    @Test func elsewhereAFewLinesAreWritten() {
        let text = screen(isTerminal: false, (1...100).map { "[\($0)/100] Compiling" })
        #expect(
            text == """
                Building modules, once…
                  25 of 100 steps are done
                  50 of 100 steps are done
                  75 of 100 steps are done

                """)
    }

    @Test func theSummaryOfAFailureIsItsErrorsWithoutRepetition() {
        let output = "[1/2] Compiling\na.swift:1:1: error: wrong\nnote: there\na.swift:1:1: error: wrong\nerror: failed"
        #expect(ProductBuild.summary(of: output) == "a.swift:1:1: error: wrong\nerror: failed")
        #expect(ProductBuild.summary(of: "one\ntwo") == "one\ntwo")
    }
}
