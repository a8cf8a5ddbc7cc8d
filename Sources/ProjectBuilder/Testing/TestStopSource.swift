/// The source by which a test ends at its first failure where it sets `continueAfterFailure` to false, which XCTest on Linux
/// does not do.
enum TestStopSource {
    /// A file of each module of tests: the property that tests set.
    static let property = """
        import XCTest

        @_silgen_name("hanok_test_continues") private func testContinues() -> Bool
        @_silgen_name("hanok_set_test_continues") private func setTestContinues(_ continues: Bool)

        extension XCTestCase {
            nonisolated var _continueAfterFailure: Bool {
                get { testContinues() }
                set { setTestContinues(newValue) }
            }
        }

        """

    /// A part of the program that runs the tests.
    static let runner = """
        @_silgen_name("hanok_run_test")
        func runTest(_ body: @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer) -> Bool
        @_silgen_name("hanok_stop_test") func stopTest()
        @_silgen_name("hanok_test_continues") func testContinues() -> Bool
        @_silgen_name("hanok_set_test_continues") func setTestContinues(_ continues: Bool)

        /// A test that ends the process leaves the others out: that is no success.
        enum TestEnd {
            nonisolated(unsafe) static var isReached = false
            /// The test of XCTest that was begun last.
            nonisolated(unsafe) static var running: String?

            static func watch() {
                atexit {
                    guard !TestEnd.isReached else { return }
                    fflush(nil)
                    let place = TestEnd.running.map { " in \\($0)" } ?? ""
                    fputs("error: the process was ended\\(place) before all tests had run\\n", stderr)
                    _exit(1)
                }
            }
        }

        /// Ends a test at its first failure. What fails inside of a run loop is left for the next failure: the loop can't be
        /// left.
        ///
        /// The other observers, who print, are told by this one, since it does not come back from a failure.
        final class FailureObserver: NSObject, XCTestObservation {
            private var others: [any XCTestObservation] = []

            func testBundleWillStart(_ testBundle: Bundle) {
                let center = XCTestObservationCenter.shared
                let observers = Mirror(reflecting: center).children.flatMap { Mirror(reflecting: $0.value).children }
                others = observers.compactMap {
                    Mirror(reflecting: $0.value).children.first?.value as? any XCTestObservation
                }.filter { $0 !== self }
                others.forEach(center.removeTestObserver)
            }

            func testBundleDidFinish(_ testBundle: Bundle) {
                TestEnd.isReached = true
                others.forEach { $0.testBundleDidFinish(testBundle) }
            }
            func testSuiteWillStart(_ testSuite: XCTestSuite) { others.forEach { $0.testSuiteWillStart(testSuite) } }
            func testSuiteDidFinish(_ testSuite: XCTestSuite) { others.forEach { $0.testSuiteDidFinish(testSuite) } }
            func testCaseDidFinish(_ testCase: XCTestCase) { others.forEach { $0.testCaseDidFinish(testCase) } }

            func testCaseWillStart(_ testCase: XCTestCase) {
                TestEnd.running = testCase.name
                setTestContinues(true)
                others.forEach { $0.testCaseWillStart(testCase) }
            }

            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
                atLine lineNumber: Int
            ) {
                for observer in others {
                    observer.testCase(
                        testCase, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
                }
                if !testContinues(), RunLoop.current.currentMode == nil { stopTest() }
            }
        }

        final class TestCall {
            let body: () throws -> Void
            var error: (any Error)?

            init(_ body: @escaping () throws -> Void) { self.body = body }

            func run() { do { try body() } catch { self.error = error } }
        }

        func stoppable<T: XCTestCase>(_ method: @escaping (T) -> () throws -> Void) -> (T) -> () throws -> Void {
            { test in
                {
                    // `setUp` has failed.
                    if !testContinues(), (test.testRun?.totalFailureCount ?? 0) > 0 { return }
                    let call = TestCall { try method(test)() }
                    _ = runTest(
                        { Unmanaged<TestCall>.fromOpaque($0).takeUnretainedValue().run() },
                        Unmanaged.passUnretained(call).toOpaque())
                    if let error = call.error { throw error }
                }
            }
        }
        """
}
