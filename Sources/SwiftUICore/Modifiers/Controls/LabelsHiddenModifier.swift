extension View {
    /// Hides the labels of the controls in the view; screen readers still say them.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

extension EnvironmentValues {
    /// Whether controls show no labels.
    package var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

struct AreLabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
