/// Ends a search: the field loses its text and the keyboard.
///
/// Where no search is on it does nothing.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
    private let isPresented: Binding<Bool>?

    nonisolated init(_ isPresented: Binding<Bool>?) { self.isPresented = isPresented }

    public func callAsFunction() {
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
    }
}

extension EnvironmentValues {
    /// Whether the user is searching in the searchable view that the view is in.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the searchable view that the view is in.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}
