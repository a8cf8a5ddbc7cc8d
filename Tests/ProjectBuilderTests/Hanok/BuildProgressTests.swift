import Foundation
import Testing

@testable import ProjectBuilder

struct BuildProgressTests {
    private final class Screen { var text = "" }

    private func screen(isTerminal: Bool, _ body: (inout BuildProgress) -> Void) -> String {
        let screen = Screen()
        var progress = BuildProgress(
            announcement: "Building modules…", line: ProgressLine(isTerminal: isTerminal) { screen.text += $0 },
            compiled: { ["SwiftUICore", "UIKit"] })
        body(&progress)
        progress.end()
        return screen.text
    }

    @Test func aTerminalHasOneLineThatIsWrittenAnewEachSecondAndGoes() {
        let text = screen(isTerminal: true) { progress in
            progress.read("Building for production...")
            for tenths in 1...15 { progress.update(after: .milliseconds(100 * tenths)) }
            progress.read("[24/32] Compiling Geometry Angle.swift")
            progress.update(after: .seconds(95))
        }
        #expect(
            text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false) == [
                "Building modules…\n", "  compiling SwiftUICore and UIKit, 1 s",
                "  24 of 32 steps are done, compiling SwiftUICore and UIKit, 1 min 35 s", "",
            ])
    }

    @Test func elsewhereALineIsWrittenEachHalfMinute() {
        let text = screen(isTerminal: false) { progress in
            progress.read("[24/32] Compiling Geometry Angle.swift")
            for seconds in 1...65 { progress.update(after: .seconds(seconds)) }
        }
        #expect(
            text == """
                Building modules…
                  24 of 32 steps are done, compiling SwiftUICore and UIKit, 30 s
                  24 of 32 steps are done, compiling SwiftUICore and UIKit, 1 min 0 s

                """)
    }

    @Test func whatIsCompiledIsReadFromACompilersArguments() {
        #expect(RunningCompilers.module(["/opt/swift-frontend", "-c", "-module-name", "UIKit"]) == "UIKit")
        #expect(RunningCompilers.module(["/opt/swiftc", "-module-name", "UIKit", "@files"]) == "UIKit")
        #expect(RunningCompilers.module(["/bin/sh", "-module-name", "UIKit"]) == nil)
        #expect(RunningCompilers.module(["/opt/swift-frontend", "-module-name"]) == nil)
    }

    @Test func theSummaryOfAFailureIsItsErrorsWithoutRepetition() {
        let output = "[1/2] Compiling\na.swift:1:1: error: wrong\nnote: there\na.swift:1:1: error: wrong\nerror: failed"
        #expect(ProductBuild.summary(of: output) == "a.swift:1:1: error: wrong\nerror: failed")
        #expect(ProductBuild.summary(of: "one\ntwo") == "one\ntwo")
    }
}
