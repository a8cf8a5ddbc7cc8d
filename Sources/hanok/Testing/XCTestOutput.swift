/// What XCTest prints, read back.
struct XCTestOutput {
    /// One for each class, in the order in which they ran.
    private(set) var suites: [TestSuiteResult] = []
    private var failures: [String] = []

    init(_ text: String) {
        for line in text.split(separator: "\n") { read(line) }
    }

    private mutating func read(_ line: Substring) {
        if let match = line.firstMatch(of: #/^(.+:[0-9]+: error: )([^ ]+) : (.*)$/#) {
            failures.append(String(match.1 + match.3))
        } else if let match = line.firstMatch(
            of: #/^Test Case '(.+)\.([^.']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/#)
        {
            add(String(match.1), String(match.2), String(match.3), Double(match.4) ?? 0)
        } else if line.contains(#/^Test Case '.+' started/#) {
            failures = []
        }
    }

    private mutating func add(_ suite: String, _ name: String, _ outcome: String, _ duration: Double) {
        var result = TestSuiteResult.Case(name: name, duration: duration)
        switch outcome {
        case "failed": result.outcome = .failed(failures)
        case "skipped": result.outcome = .skipped
        default: break
        }
        if suites.last?.name != suite { suites.append(TestSuiteResult(name: suite)) }
        suites[suites.count - 1].cases.append(result)
    }
}
