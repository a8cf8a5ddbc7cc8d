import ProjectBuilder

/// How a step of Hanok's own tests went.
struct SelfTestResult {
    let name: String
    let hasPassed: Bool
    let duration: Duration

    /// Its line in the summary.
    var line: String { "\(hasPassed ? "passed" : "FAILED")  \(name) (\(SignOfLife.text(of: duration)))" }
}
