extension View {
    /// Opens a menu at the title in the middle of the navigation bar. A title that is large at the moment has none.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return navigationOptions { $0.titleMenu = $0.titleMenu ?? menu.inPreferenceScope }
    }
}
