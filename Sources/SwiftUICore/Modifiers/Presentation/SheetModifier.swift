extension View {
    /// Presents a sheet while a binding is true.
    /// - Parameter onDismiss: called once the sheet has gone.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, style: .sheet, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet for an item while a binding has one; an item with another identity gets a sheet of its own.
    /// - Parameter onDismiss: called once the sheet has gone.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, style: .sheet, onDismiss: onDismiss, content: content)
    }
}
