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
            .minimumScaleFactor(scaleFactor)
            .modifier(AccessoryBar(toolbar: field.inputAccessoryView as? UIToolbar, isShown: isFocused))
            .font(field.swiftUIFont)
            .foregroundStyle((field.textColor ?? .label).color)
            .multilineTextAlignment(field.textAlignment.textAlignment)
            .keyboardType(field.keyboardType)
            .textInputAutocapitalization(field.autocapitalization)
            .autocorrectionDisabled(field.autocorrectionType == .no)
            .focused($isFocused)
            .onSubmit { field.submit() }
            .onChange(of: isFocused) { field.editingChanged($1) }
            .onChange(of: wantsFocus, initial: true) { if isFocused != $1 { isFocused = $1 } }
            .disabled(!field.isEnabled)
    }

    private var scaleFactor: CGFloat {
        guard field.adjustsFontSizeToFitWidth, let size = field.font?.pointSize, size > 0 else { return 1 }
        return min(1, max(field.minimumFontSize / size, 0.5))
    }

    @ViewBuilder
    private var framed: some View {
        if isInAlert { entry } else { bordered(withSides).textFieldStyle(.plain) }
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

    /// The text between what stands beside it.
    private var withSides: some View {
        HStack(spacing: 0) {
            if field.isShown(field.leftViewMode), let view = field.leftView { SideView(view: view) }
            entry
            if field.isShown(field.clearButtonMode), !(field.text ?? "").isEmpty {
                ClearButton { field.clear() }.padding(.leading, 4)
            } else if field.isShown(field.rightViewMode), let view = field.rightView {
                SideView(view: view)
            }
        }
    }

    private var prompt: Text? {
        guard let text = field.attributedPlaceholder else { return nil }
        guard text.length > 0 else { return Text(verbatim: "") }
        let isPlain = text.attributes(at: 0, effectiveRange: nil).isEmpty
        return isPlain ? Text(verbatim: text.string) : Text(AttributedString(text))
    }

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

/// A view beside the text of a field, as large as its frame.
private struct SideView: View {
    let view: UIView

    var body: some View {
        let size = view.bounds.size == .zero ? view.fittedSize : view.bounds.size
        UIViewContent(view: view).frame(width: size.width, height: size.height)
    }
}

extension UIView {
    fileprivate var fittedSize: CGSize {
        let size = intrinsicContentSize
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}
