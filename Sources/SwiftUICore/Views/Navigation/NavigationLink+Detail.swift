extension NavigationLink {
    /// Sets whether the link's view is shown in the next column of a navigation view, as by default, or is pushed in the
    /// column that the link is in. Where there is one column, nothing changes.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
        environment(\.isDetailLink, isDetailLink)
    }
}

extension EnvironmentValues {
    /// What links lead to is shown in the next column.
    var isDetailLink: Bool {
        get { self[IsDetailLinkKey.self] }
        set { self[IsDetailLinkKey.self] = newValue }
    }
}

struct IsDetailLinkKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
