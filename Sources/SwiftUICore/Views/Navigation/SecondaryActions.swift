/// The menu of what a screen offers beside its main actions.
private nonisolated struct SecondaryActions: View {
    let entries: [ToolbarEntry]

    @MainActor var body: some View {
        Menu {
            ForEach(entries.indices, id: \.self) { entries[$0].content }
        } label: {
            Label {
                SystemText(.more)
            } icon: {
                Image(systemName: "ellipsis.circle")
            }
        }
    }
}

extension [ToolbarEntry] {
    /// The secondary actions gathered in a menu at the end.
    var gatheringSecondaryActions: [ToolbarEntry] {
        let secondary = filter { $0.placement == .secondaryAction }
        guard !secondary.isEmpty else { return self }
        let menu = ToolbarEntry(placement: .secondaryAction, content: AnyView(SecondaryActions(entries: secondary)))
        return filter { $0.placement != .secondaryAction } + [menu]
    }
}
