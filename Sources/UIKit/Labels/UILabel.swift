import Foundation
import Geometry
import SwiftUICore

/// A text that is read.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// Setting it takes the attributes away.
    open var text: String? {
        get { content.string }
        set { if newValue != text || content.isAttributed { content = .plain(newValue) } }
    }
    /// A text with attributes of its parts. What they say nothing of is as the label says; lines are laid out by the
    /// first paragraph's style.
    open var attributedText: NSAttributedString? {
        get { content.attributed(font: font, color: textColor) }
        set { content = newValue.map { .attributed($0) } ?? .plain(nil) }
    }
    private var content = LabelText.plain(nil) { didSet { contentChanged() } }
    /// The system font of 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { content = content.setting(.font, to: font) }
    }
    open var textColor: UIColor! = .label {
        didSet { content = content.setting(.foregroundColor, to: textColor) }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
    /// The most lines; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
    /// Shrinks a text that has no room, to no less than `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
    /// 0…1; 0 is 0.5 at the least here.
    open var minimumScaleFactor: CGFloat = 0 { didSet { contentChanged() } }
    /// The width that several lines are broken at to find the label's own size, in points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
    /// Whether the label counts as in use; one that does not is grey.
    open var isEnabled = true { didSet { contentChanged() } }

    private var knownSize: CGSize?
    /// Tells a view that the label is a part of.
    var onChange: (() -> Void)?

    private func contentChanged() {
        knownSize = nil
        invalidateIntrinsicContentSize()
        onChange?()
    }

    override open var intrinsicContentSize: CGSize {
        if let knownSize { return knownSize }
        let most = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
        let size = measured(ProposedViewSize(width: most, height: nil))
        knownSize = size
        return size
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
    }

    override func wrappedHeight(_ width: CGFloat) -> CGFloat {
        measured(ProposedViewSize(width: width, height: nil)).height
    }

    private func measured(_ proposal: ProposedViewSize) -> CGSize {
        (text ?? "").isEmpty ? .zero : ViewMeasurement.size(of: label, for: proposal)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? { (font.ascender, -font.descender) }

    override func makeContent() -> AnyView {
        AnyView(label.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frameAlignment))
    }

    private var paragraph: NSParagraphStyle? { content.paragraph }

    private var alignment: NSTextAlignment {
        paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment
    }

    private var label: some View {
        content.text
            .font(Font(font))
            .foregroundStyle(isEnabled ? textColor.color : UIColor.tertiaryLabel.color)
            .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
            .truncationMode((paragraph?.lineBreakMode ?? lineBreakMode).truncationMode)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.5, minimumScaleFactor) : 1)
            .multilineTextAlignment(alignment.textAlignment)
            .lineSpacing(paragraph?.spacing(of: content.font ?? font) ?? 0)
    }
}

/// The side that lines of text start at.
@nonexhaustive public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// Justified text starts on the left.
    var textAlignment: TextAlignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    var frameAlignment: Alignment {
        switch self {
        case .left, .justified, .natural: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

/// How a text that has no room is cut.
@nonexhaustive public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var truncationMode: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
        }
    }
}
