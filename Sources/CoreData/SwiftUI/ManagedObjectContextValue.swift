import SwiftUICore

extension EnvironmentValues {
    /// The context in which fetch requests of a view look for objects.
    ///
    /// Until an app sets one it is a context without a store, in which there is nothing.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
