extension View {
    /// Hides what the view shows for a reason, beside those that there are: a placeholder's texts become bars, its
    /// pictures grey areas.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view, whatever a view around it hides.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as private: it is hidden where views are redacted for privacy.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
