import AppleFoundation
import RuntimeWarnings

/// A state of the stores that a context can go on to see.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The state when it is first read.
    public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
    /// Has the context see the stores as they were at one moment.
    ///
    /// That can't be done here: a context sees what others save whenever it reads, which is said once.
    /// - Parameter generation: nil to see the stores as they are.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        if generation == nil { return }
        RuntimeWarning.report("NSManagedObjectContext.setQueryGenerationFrom: the context sees the stores as they are.")
    }
}
