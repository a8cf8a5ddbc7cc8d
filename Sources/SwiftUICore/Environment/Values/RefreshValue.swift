/// Brings the content of a view up to date.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Returns when the content is up to date.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// Brings the content up to date; nil where `refreshable` was not set.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

package struct RefreshKey: EnvironmentKey {
    package static var defaultValue: RefreshAction? { nil }
}

extension View {
    /// Lets the user bring the content of lists and scroll views up to date by pulling them down; they show that it goes
    /// on until the action returns.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
