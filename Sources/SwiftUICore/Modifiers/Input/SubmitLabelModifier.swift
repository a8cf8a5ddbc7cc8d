/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Sendable {
    let name: String

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
    /// Sets what the Return key of an on-screen keyboard says.
    ///
    /// With a hardware keyboard, as here always, nothing shows it.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabelName, submitLabel.name)
    }
}

extension EnvironmentValues {
    /// What the Return key says.
    package var submitLabelName: String {
        get { self[SubmitLabelNameKey.self] }
        set { self[SubmitLabelNameKey.self] = newValue }
    }
}

private struct SubmitLabelNameKey: EnvironmentKey {
    static var defaultValue: String { "return" }
}
