import Foundation
import Geometry
import RuntimeWarnings
import SwiftUICore

/// A text of several lines that scrolls, and can be edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    private var content = ""
    /// Nil for a text without attributes of its parts.
    private var attributedContent: NSAttributedString?
    /// Never nil once it was set.
    open var text: String! {
        get { content }
        set { take(newValue ?? "", attributed: nil) }
    }
    /// A text with attributes of its parts. What they say nothing of is as the view says.
    ///
    /// A text that is edited has one look: attributes are seen in views that are not editable, which is said once.
    open var attributedText: NSAttributedString! {
        get {
            attributedContent
                ?? NSAttributedString(string: content, attributes: font.map { [.font: $0] } ?? [:])
        }
        set { take(newValue?.string ?? "", attributed: newValue) }
    }
    /// What of the text is selected, counted in UTF-16. A range that reaches beyond the text is cut.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet { if selectedRange != oldValue { invalidateContent() } }
    }
    /// What of a text that is not edited becomes links.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { invalidateContent() } }
    /// How links look; `foregroundColor` and `underlineStyle` count. The tint by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { invalidateContent() } }
    /// The system font of 12 points by default, as on iOS.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor? = .label { didSet { settingChanged() } }
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateContent() } }
    open var isEditable = true { didSet { invalidateContent() } }
    /// Whether a text that is not edited can be selected and copied.
    open var isSelectable = true { didSet { invalidateContent() } }
    /// Without scrolling the view wants to be as high as its text.
    override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
    /// What the Return key of an on-screen keyboard says.
    open var returnKeyType = UIReturnKeyType.default
    /// Above an on-screen keyboard; a toolbar is seen while the view has the keyboard.
    open var inputAccessoryView: UIView? { didSet { invalidateContent() } }
    /// Between the view's edges and the room for its text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }
    public private(set) lazy var textContainer: NSTextContainer = {
        let container = NSTextContainer()
        container.changed = { [weak self] in self?.invalidateIntrinsicContentSize() }
        return container
    }()
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
    open var keyboardType = UIKeyboardType.default { didSet { invalidateContent() } }
    /// Has a say in what is typed; not kept alive.
    public var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    private var isEditing = false
    private var wantsFocus = false

    override open var isFirstResponder: Bool { isEditing }

    /// Asks for the keyboard, which comes with the next frame.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        wantsFocus = true
        invalidateContent()
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        wantsFocus = false
        invalidateContent()
        return true
    }

    override open var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : sizeThatFits(.zero)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : nil
        return ViewMeasurement.size(of: reading, for: ProposedViewSize(width: width, height: nil))
    }

    override func wrappedHeight(_ width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: 0)).height }

    private func take(_ text: String, attributed: NSAttributedString?) {
        content = text
        attributedContent = attributed
        selectedRange = NSRange(location: (text as NSString).length, length: 0)
        if attributed != nil, isEditable { tellOfLostAttributes() }
        invalidateIntrinsicContentSize()
    }

    private func tellOfLostAttributes() {
        let base = attributedContent.map { NSAttributedString(string: $0.string) }
        guard attributedContent != base else { return }
        RuntimeWarning.report(
            "UITextView.attributedText: a text that is edited has one look; its attributes are seen once isEditable is "
                + "false.", once: "UITextView.attributedText")
    }

    // MARK: Engine

    /// The text with its attributes and links, where it is only read.
    var readText: Text {
        guard attributedContent != nil || !dataDetectorTypes.isEmpty else { return Text(verbatim: content) }
        let linked = NSMutableAttributedString(
            attributedString: dataDetectorTypes.addingLinks(
                to: attributedContent ?? NSAttributedString(string: content)))
        let all = NSRange(location: 0, length: linked.length)
        var links: [NSRange] = []
        linked.enumerateAttribute(.link, in: all) { value, range, _ in if value != nil { links.append(range) } }
        for range in links where linkTextAttributes?.isEmpty == false {
            linked.addAttributes(linkTextAttributes ?? [:], range: range)
        }
        return linked.drawnText
    }

    /// What the field selects; nil where the range lies in the middle of a letter.
    var selection: TextSelection? {
        get {
            let all = NSRange(location: 0, length: (content as NSString).length)
            let start = min(selectedRange.location, all.length)
            let range = NSRange(location: start, length: min(selectedRange.length, all.length - start))
            return Range(range, in: content).map { TextSelection(range: $0) }
        }
        set {
            guard case .selection(let range)? = newValue?.indices else { return }
            let known = selectedRange
            selectedRange = NSRange(range, in: content)
            if selectedRange != known { delegate?.textViewDidChangeSelection(self) }
        }
    }

    /// Between the view's edges and its lines.
    var insets: EdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return EdgeInsets(
            top: textContainerInset.top, leading: textContainerInset.left + padding,
            bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
    }

    var swiftUIFont: Font { Font(font ?? .systemFont(ofSize: 12)) }

    private var reading: some View {
        (content.isEmpty ? Text(verbatim: " ") : isEditable ? Text(verbatim: content) : readText)
            .font(swiftUIFont)
            .padding(insets)
    }

    override func applyAppearance() {
        Self.changeControls {
            $0.editorGround = backgroundColor?.color
            $0.editorTint = tintOfItsOwn?.color
        }
    }

    override func makeContent() -> AnyView { AnyView(TextViewContent(view: self, wantsFocus: wantsFocus)) }

    /// Takes what the user typed, if the delegate lets it.
    func edit(to newText: String) {
        guard newText != content else { return }
        let change = TextChange(from: content, to: newText)
        let isAllowed = delegate?.textView(
            self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        guard isAllowed ?? true else { return invalidateContent() }
        content = newText
        attributedContent = nil
        invalidateIntrinsicContentSize()
        delegate?.textViewDidChange(self)
    }

    func editingChanged(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        wantsFocus = isEditing
        if isEditing { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    }
}
