import SwiftUICore

extension EnvironmentValues {
    /// The context in which the views of an app work with its models; set by `modelContainer(for:)`.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? .withoutModels }
        set { self[ModelContextKey.self] = newValue }
    }
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension ModelContext {
    /// What there is where no container was given: it knows no models.
    static let withoutModels: ModelContext = {
        let configuration = ModelConfiguration("none", isStoredInMemoryOnly: true)
        guard let container = try? ModelContainer(for: Schema(), configurations: [configuration]) else {
            fatalError("SQLite can't make a database in memory.")
        }
        return ModelContext(container)
    }()
}
