extension View {
    /// Has screen readers spell the view's texts letter by letter.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accessibility(.speech { $0.spellsOutCharacters = value })
    }

    /// Has screen readers speak the view's texts higher or lower.
    /// - Parameter value: -1 (lower) to 1 (higher); 0 is the usual pitch.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        accessibility(.speech { $0.pitch = min(1, max(-1, value)) })
    }

    /// Has screen readers speak all punctuation of the view's texts.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accessibility(.speech { $0.includesPunctuation = value })
    }

    /// Has what the view announces wait for what is being spoken.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accessibility(.speech { $0.isQueued = value })
    }
}
