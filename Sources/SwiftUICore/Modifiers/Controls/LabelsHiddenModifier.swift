extension View {
    /// Hides the labels of the controls in the view; screen readers still say them.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

extension View {
    /// Shows or hides the labels of the controls in the view; screen readers still say those that are hidden.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.areLabelsHidden) { isHidden in
            if visibility != .automatic { isHidden = visibility == .hidden }
        }
    }
}

extension EnvironmentValues {
    /// Whether the labels of controls are shown.
    public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }

    /// Whether controls show no labels.
    package var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

struct AreLabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
