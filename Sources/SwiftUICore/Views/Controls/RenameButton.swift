/// A button that begins to rename something, as `renameAction` says; without one it is disabled.
public nonisolated struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename

    @MainActor
    public var body: some View {
        Button {
            rename?()
        } label: {
            SwiftUICore.Label {
                SystemText(.rename)
            } icon: {
                Image(systemName: "pencil")
            }
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUICore.Label<Text, Image> {
    public init() {}
}
