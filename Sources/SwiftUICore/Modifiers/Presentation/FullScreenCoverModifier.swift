extension View {
    /// Covers the window with content while a binding is true.
    /// - Parameter onDismiss: called once the content has gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, style: .cover, onDismiss: onDismiss) { CoverContent(content: content()) }
    }

    /// Covers the window with content for an item while a binding has one.
    /// - Parameter onDismiss: called once the content has gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, style: .cover, onDismiss: onDismiss) { CoverContent(content: content($0)) }
    }
}

/// Content on the background of a window, which nothing shines through, unless it sets another one.
private nonisolated struct CoverContent<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .backgroundPreferenceValue(PresentationOptionsKey.self) { options in
                options.background ?? AnyView(Color(SystemColor.systemBackground).ignoresSafeArea())
            }
    }
}
