import SwiftUICore

/// What is shown of a text view.
struct TextViewContent: View {
    let view: UITextView
    let wantsFocus: Bool
    @FocusState private var isFocused: Bool

    var body: some View {
        let _ = view.revision.count
        content
            .scrollDismissesKeyboard(view.keyboardDismissMode.mode)
            .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden)
            .modifier(AccessoryBar(toolbar: view.inputAccessoryView as? UIToolbar, isShown: isFocused))
            .font(view.swiftUIFont)
            .foregroundStyle((view.textColor ?? .label).color)
            .multilineTextAlignment(view.textAlignment.textAlignment)
    }

    @ViewBuilder
    private var content: some View {
        if view.isEditable { editor } else { reader }
    }

    private var editor: some View {
        TextEditor(
            text: Binding {
                view.text ?? ""
            } set: {
                view.edit(to: $0)
            },
            selection: Binding {
                view.selection
            } set: {
                view.selection = $0
            }
        )
        .environment(\.textEditorInsets, view.insets)
        .scrollContentBackground(.hidden)
        .scrollDisabled(!view.isScrollEnabled)
        .keyboardType(view.keyboardType)
        .textInputAutocapitalization(view.autocapitalization)
        .autocorrectionDisabled(view.autocorrectionType == .no)
        .focused($isFocused)
        .onChange(of: isFocused) { view.editingChanged($1) }
        .onChange(of: wantsFocus, initial: true) { if isFocused != $1 { isFocused = $1 } }
    }

    private var reader: some View {
        ScrollView {
            selectable(view.readText)
                .frame(maxWidth: .infinity, alignment: view.textAlignment.frameAlignment)
                .padding(view.insets)
        }
        .scrollDisabled(!view.isScrollEnabled)
    }

    @ViewBuilder
    private func selectable(_ text: Text) -> some View {
        if view.isSelectable { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
    }
}
