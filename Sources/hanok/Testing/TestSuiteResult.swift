/// How the tests of one class, or of one run of the Testing library, went.
struct TestSuiteResult: Equatable {
    struct Case: Equatable {
        enum Outcome: Equatable {
            case passed
            case skipped
            /// With the messages, the first one first.
            case failed([String])
        }

        var name: String
        /// Where it stands, where that is known.
        var file: String?
        /// Counted from 1.
        var line: Int?
        /// Seconds.
        var duration = 0.0
        var outcome = Outcome.passed
    }

    let name: String
    var cases: [Case] = []
}
