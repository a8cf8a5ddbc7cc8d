import SwiftUICore

/// What is shown of a text field.
struct TextFieldContent: View {
    let field: UITextField
    let wantsFocus: Bool
    /// An alert draws the border.
    var isInAlert = false
    @FocusState private var isFocused: Bool

    var body: some View {
        let _ = field.revision.count
        framed
            .font(field.swiftUIFont)
            .foregroundStyle((field.textColor ?? .label).color)
            .multilineTextAlignment(field.textAlignment.textAlignment)
            .keyboardType(field.keyboardType)
            .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
            .autocorrectionDisabled(field.autocorrectionType == .no)
            .focused($isFocused)
            .onSubmit { field.submit() }
            .onChange(of: isFocused) { field.editingChanged($1) }
            .onChange(of: wantsFocus, initial: true) { if isFocused != $1 { isFocused = $1 } }
            .disabled(!field.isEnabled)
    }

    @ViewBuilder
    private var framed: some View {
        if isInAlert { entry } else { bordered(entry).textFieldStyle(.plain) }
    }

    @ViewBuilder
    private var entry: some View {
        let text = Binding {
            field.text ?? ""
        } set: {
            field.edit(to: $0)
        }
        if field.isSecureTextEntry {
            SecureField(text: text, prompt: prompt) { prompt ?? Text(verbatim: "") }
        } else {
            TextField(text: text, prompt: prompt) { prompt ?? Text(verbatim: "") }
        }
    }

    private var prompt: Text? { field.placeholder.map { Text(verbatim: $0) } }

    @ViewBuilder
    private func bordered(_ entry: some View) -> some View {
        switch field.borderStyle {
        case .none: entry
        case .line, .bezel: entry.padding(7).border(UIColor.separator.color)
        case .roundedRect:
            entry.padding(7).background(UIColor.systemBackground.color, in: RoundedRectangle(cornerRadius: 5))
                .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(UIColor.separator.color))
        }
    }
}
