extension View {
    /// Sets what the navigation bar shows below the title.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationOptions { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// Sets what the navigation bar shows below the title.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets what the navigation bar shows below the title; an empty text is none.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        let text = subtitle.isEmpty ? nil : Text(subtitle)
        return navigationOptions { $0.subtitle = $0.subtitle ?? text }
    }
}
