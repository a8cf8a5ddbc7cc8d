extension View {
    /// Sets which letters become capitals as they are typed.
    ///
    /// Where nothing is set, letters stay as they are typed: a hardware keyboard has a shift key.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }

    /// Sets whether words are corrected as they are typed.
    ///
    /// They never are: correction belongs to Apple's keyboards, which are not here.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The form of iOS 13; nil lets the system choose.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}

extension EnvironmentValues {
    /// Whether words are to stay as they are typed.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
