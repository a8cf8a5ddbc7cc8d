import Foundation

/// Results in JUnit's form, which servers that build and test read.
struct JUnitReport {
    let suites: [TestSuiteResult]

    var text: String {
        let body = suites.map(Self.text).joined(separator: "\n")
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(body)\n</testsuites>\n"
    }

    private static func text(_ suite: TestSuiteResult) -> String {
        let failures = suite.cases.count { if case .failed = $0.outcome { true } else { false } }
        let skipped = suite.cases.count { $0.outcome == .skipped }
        let time = suite.cases.reduce(0) { $0 + $1.duration }
        let head =
            "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.cases.count)\" failures=\"\(failures)\" "
            + "skipped=\"\(skipped)\" time=\"\(time)\">"
        return ([head] + suite.cases.map { text($0, suite.name) } + ["  </testsuite>"]).joined(separator: "\n")
    }

    private static func text(_ result: TestSuiteResult.Case, _ suite: String) -> String {
        let start =
            "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(result.name))\" time=\"\(result.duration)\""
            + place(result)
        switch result.outcome {
        case .passed: return start + "/>"
        case .skipped: return start + "><skipped/></testcase>"
        case .failed(let messages):
            let failures = messages.isEmpty ? ["The test has failed."] : messages
            return start + ">" + failures.map { "<failure message=\"\(escaped($0))\"/>" }.joined() + "</testcase>"
        }
    }

    /// As servers show it beside a result.
    private static func place(_ result: TestSuiteResult.Case) -> String {
        guard let file = result.file else { return "" }
        return " file=\"\(escaped(file))\"" + (result.line.map { " line=\"\($0)\"" } ?? "")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "\n", with: "&#10;")
    }
}
