/// How much the headers of sections stand out.
@nonexhaustive public enum Prominence: Hashable, Sendable {
    case standard
    /// Larger and in the colour of main content.
    case increased
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

package struct HeaderProminenceKey: EnvironmentKey {
    package static var defaultValue: Prominence { .standard }
}

extension View {
    /// Sets how much the headers of the sections in the view stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
