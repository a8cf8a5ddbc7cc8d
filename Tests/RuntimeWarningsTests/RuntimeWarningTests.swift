import Foundation
import RuntimeWarnings
import Testing

/// Each test warns in a process of its own, whose standard error is seen.
struct RuntimeWarningTests {
    @Test func aWarningIsToldOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for value in 1...2 { RuntimeWarning.report("two values: \(value)", once: "values") }
            for _ in 1...2 { RuntimeWarning.report("no identity") }
        }
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.components(separatedBy: "warning: ").count == 3)
        #expect(output.contains("warning: two values: 1\n"))
        #expect(output.contains("warning: no identity\n"))
    }

    @Test func aStrictProcessEndsAtTheFirst() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            setenv("HANOK_STRICT", "", 1)
            RuntimeWarning.report("first")
            RuntimeWarning.report("second")
        }
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.contains("error: first\n"))
        #expect(!output.contains("second"))
    }
}
