import RuntimeWarnings

extension View {
    /// Gives feedback when a value changes. No machine that Hanok runs on can be felt, so it is silent, which is said
    /// once.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        onChange(of: trigger) { SensoryFeedback.report() }
    }

    /// - Parameter condition: whether a change from the one value to the other is felt.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { SensoryFeedback.report() } }
    }

    /// - Parameter feedback: what a change from the one value to the other feels like; nil is nothing.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in if feedback(old, new) != nil { SensoryFeedback.report() } }
    }

    /// - Parameter feedback: what a change feels like; nil is nothing.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { if feedback() != nil { SensoryFeedback.report() } }
    }
}

/// Something that is felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    private var intensity = 1.0

    private init(_ name: String, intensity: Double = 1) {
        self.name = name
        self.intensity = intensity
    }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let selection = SensoryFeedback("selection")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
    public static let pathComplete = SensoryFeedback("pathComplete")
    public static let impact = SensoryFeedback("impact")

    /// - Parameter intensity: 0…1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback("impact.\(weight.name)", intensity: intensity)
    }

    /// - Parameter intensity: 0…1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback("impact.\(flexibility.name)", intensity: intensity)
    }

    /// How heavy what collides seems.
    public struct Weight: Equatable, Sendable {
        let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what collides seems.
    public struct Flexibility: Equatable, Sendable {
        let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    static func report() {
        RuntimeWarning.report("Haptic feedback can't be felt on this machine.", once: "UIFeedbackGenerator")
    }
}
