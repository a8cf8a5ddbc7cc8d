import Foundation

/// Runs an intent that a button asks for.
@MainActor
package enum IntentRun {
    /// Told when an intent is done, so that widgets show what it has changed.
    package static var finished: (@MainActor () -> Void)?

    /// An error is written down, as in a program that runs an intent on its own.
    static func perform<Intent: AppIntent>(_ intent: Intent) {
        Task {
            do { _ = try await intent.perform() } catch {
                FileHandle.standardError.write(Data("error: the intent \(Intent.self) failed: \(error)\n".utf8))
            }
            finished?()
        }
    }
}
