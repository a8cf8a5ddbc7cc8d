/// A button that begins and ends the editing of what is around it, such as the rows of a list.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    private var isEditing: Bool { mode?.wrappedValue.isEditing ?? false }

    @MainActor
    public var body: some View {
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            SystemText(isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
        }
    }
}
