import Geometry

/// A text field that looks as an appearance says.
struct DressedField: View {
    let field: TextField<_TextFieldStyleLabel>
    let appearance: FieldAppearance
    @State private var isEditing = false

    var body: some View {
        HStack(spacing: 4) {
            tinted
            if appearance.hasClearButton, isEditing, !field.source.read().isEmpty {
                ClearButton { field.source.write("") }
            }
        }
        .background(appearance.ground ?? .clear)
    }

    @ViewBuilder
    private var tinted: some View {
        if let tint = appearance.tint { colored.tint(tint) } else { colored }
    }

    @ViewBuilder
    private var colored: some View {
        if let color = appearance.textColor { entry.foregroundStyle(color) } else { entry }
    }

    private var entry: some View { FieldEntry(field: field) { isEditing = $0 } }
}

/// The button that empties a field.
package struct ClearButton: View {
    private let action: @MainActor () -> Void
    @Environment(\.locale) private var locale

    package init(action: @escaping @MainActor () -> Void) { self.action = action }

    package var body: some View {
        Button {
            action()
        } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(Color(SystemColor.placeholderText))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: SystemString.clearText.localized(in: locale)))
    }
}
