import Foundation

/// What an app says when it crashes.
enum CrashReport {
    /// The lines of the source where it happened, with what is around them, but no registers, and only as far as they are
    /// found quickly. Who has settings of their own for Swift's backtraces keeps them.
    static var environment: [String: String] {
        if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil { return [:] }
        return ["SWIFT_BACKTRACE": "preset=friendly,symbolicate=fast,limit=16,top=0"]
    }
}
