import Foundation
import Geometry
import SwiftUICore

/// A line of text that can be edited.
@MainActor @preconcurrency
open class UITextField: UIControl {
    @nonexhaustive public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When something beside the text is seen.
    @nonexhaustive public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private var content = ""
    /// Never nil once it was set.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            invalidateContent()
        }
    }
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What an empty field says; parts without a colour are grey.
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateContent() } }
    /// The system font of 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { settingChanged() } }
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateContent() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    /// Shows dots in place of what is typed.
    open var isSecureTextEntry = false { didSet { invalidateContent() } }
    open var keyboardType = UIKeyboardType.default { didSet { invalidateContent() } }
    /// A hardware keyboard, as here always, types what is typed until this is set.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet {
            autocapitalization = TextInputAutocapitalization(autocapitalizationType)
            invalidateContent()
        }
    }
    /// nil until it is set, as in SwiftUI's fields.
    private(set) var autocapitalization: TextInputAutocapitalization?
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { invalidateContent() } }
    open var textContentType: UITextContentType! { didSet { invalidateContent() } }
    /// What the Return key of an on-screen keyboard says.
    open var returnKeyType = UIReturnKeyType.default
    /// A button that empties the field.
    open var clearButtonMode = ViewMode.never { didSet { settingChanged() } }
    /// Shrinks a text that has no room, to no less than `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { invalidateContent() } }
    /// Points.
    open var minimumFontSize: CGFloat = 0 { didSet { invalidateContent() } }
    /// Before the text; seen as `leftViewMode` says, at first never.
    open var leftView: UIView? { didSet { invalidateIntrinsicContentSize() } }
    open var leftViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    /// After the text; seen as `rightViewMode` says, at first never.
    open var rightView: UIView? { didSet { invalidateIntrinsicContentSize() } }
    open var rightViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    /// Above an on-screen keyboard; a toolbar is seen while the field has the keyboard.
    open var inputAccessoryView: UIView? { didSet { invalidateContent() } }
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
        guard !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        wantsFocus = false
        invalidateContent()
        return true
    }

    override open var intrinsicContentSize: CGSize {
        let line = ViewMeasurement.size(
            of: Text(verbatim: content.isEmpty ? placeholder ?? " " : content).font(swiftUIFont).lineLimit(1),
            for: .unspecified)
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        let sides = [leftViewMode == .never ? nil : leftView, rightViewMode == .never ? nil : rightView]
        let beside = sides.compactMap { $0?.bounds.width }.reduce(0, +)
        return CGSize(
            width: line.width + 2 * inset + beside, height: line.height + 2 * (borderStyle == .none ? 0 : inset))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Engine

    var swiftUIFont: Font { Font(font ?? .systemFont(ofSize: 17)) }

    override func applyAppearance() {
        Self.changeControls {
            $0.field.ground = backgroundColor?.color
            $0.field.tint = tintOfItsOwn?.color
            $0.field.textColor = textColor == .label ? nil : textColor?.color
            $0.field.hasClearButton = [.whileEditing, .always].contains(clearButtonMode)
        }
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        let inset = borderStyle == .none ? 0 : 7
        return font.map { ($0.ascender + CGFloat(inset), CGFloat(inset) - $0.descender) }
    }

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
        invalidateContent()
        sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
        if isEditing {
            delegate?.textFieldDidBeginEditing(self)
        } else {
            delegate?.textFieldDidEndEditing(self)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
        }
    }

    /// The clear button was pressed.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        edit(to: "")
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func submit() {
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }
}
