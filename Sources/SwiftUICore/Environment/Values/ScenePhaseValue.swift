import Platform

/// What state a scene is in.
@nonexhaustive public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not to be seen.
    case background
    /// To be seen, but without the keyboard.
    case inactive
    /// To be seen and used.
    case active
}

extension ScenePhase {
    package init(_ metrics: WindowMetrics) {
        self = metrics.isHidden ? .background : metrics.isActive ? .active : .inactive
    }
}

extension EnvironmentValues {
    /// What state the window is in: active while it has the keyboard, and its content has appeared; in the background while
    /// it is minimised, and before it closes.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

package struct ScenePhaseKey: EnvironmentKey {
    package static var defaultValue: ScenePhase { .active }
}
