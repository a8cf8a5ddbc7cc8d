import Foundation
import Geometry
import SwiftUICore

/// A line of text that can be edited.
@MainActor @preconcurrency
open class UITextField: UIControl {
    @nonexhaustive public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    private var content = ""
    /// Never nil once it was set.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            invalidateContent()
        }
    }
    open var placeholder: String? { didSet { invalidateContent() } }
    /// The system font of 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { invalidateContent() } }
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateContent() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// Shows dots in place of what is typed.
    open var isSecureTextEntry = false { didSet { invalidateContent() } }
    open var keyboardType = UIKeyboardType.default { didSet { invalidateContent() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { invalidateContent() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { invalidateContent() } }
    open var textContentType: UITextContentType! { didSet { invalidateContent() } }
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field has the keyboard.
    public private(set) var isEditing = false
    /// Whether the field is to have the keyboard.
    private(set) var wantsFocus = false

    override open var isFirstResponder: Bool { isEditing }

    /// Asks for the keyboard, which comes with the next frame.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        wantsFocus = true
        invalidateContent()
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        wantsFocus = false
        invalidateContent()
        return true
    }

    override open var intrinsicContentSize: CGSize {
        let line = ViewMeasurement.size(
            of: Text(verbatim: content.isEmpty ? placeholder ?? " " : content).font(swiftUIFont).lineLimit(1),
            for: .unspecified)
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        return CGSize(width: line.width + 2 * inset, height: line.height + 2 * (borderStyle == .none ? 0 : inset))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Engine

    var swiftUIFont: Font { Font(font ?? .systemFont(ofSize: 17)) }

    override func makeContent() -> AnyView { AnyView(TextFieldContent(field: self, wantsFocus: wantsFocus)) }

    /// Takes what the user typed, if the delegate lets it.
    func edit(to newText: String) {
        guard newText != content else { return }
        let change = TextChange(from: content, to: newText)
        let isAllowed = delegate?.textField(
            self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
        guard isAllowed ?? true else { return invalidateContent() }
        content = newText
        invalidateContent()
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    func editingChanged(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        wantsFocus = isEditing
        sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
        if isEditing { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
    }

    func submit() {
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }
}
