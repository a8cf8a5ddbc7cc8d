import Foundation

/// What runs the jobs of an actor that has a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

/// Runs the jobs of an actor that has a context, one after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An actor that has a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            fatalError("The modelExecutor of \(Self.self) is no SerialModelExecutor.")
        }
        return executor.asUnownedSerialExecutor()
    }

    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The actor's own object of an identifier that another context knows; nil where there is none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.model(id.key, of: Entity.of(type)) as? T
    }
}

/// Runs an actor's jobs on a queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
