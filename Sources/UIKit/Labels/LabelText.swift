import Foundation
import SwiftUICore

/// What a label says, with attributes or without.
enum LabelText {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    var isAttributed: Bool { if case .attributed = self { true } else { false } }

    var text: Text {
        switch self {
        case .plain(let text): Text(verbatim: text ?? "")
        case .attributed(let text): text.drawnText
        }
    }

    /// A plain text has the label's attributes; nil where there is none.
    func attributed(font: UIFont?, color: UIColor?) -> NSAttributedString? {
        switch self {
        case .attributed(let text): return text
        case .plain(let text):
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = font
            attributes[.foregroundColor] = color
            return text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
    }

    /// Gives all parts an attribute; nil takes it from them.
    func setting(_ key: NSAttributedString.Key, to value: Any?) -> LabelText {
        guard case .attributed(let text) = self else { return self }
        let changed = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: text.length)
        if let value {
            changed.addAttribute(key, value: value, range: all)
        } else {
            changed.removeAttribute(key, range: all)
        }
        return .attributed(changed)
    }

    // MARK: The first paragraph

    private var first: [NSAttributedString.Key: Any]? {
        guard case .attributed(let text) = self, text.length > 0 else { return nil }
        return text.attributes(at: 0, effectiveRange: nil)
    }

    var paragraph: NSParagraphStyle? { first?.paragraphStyle }
    var font: UIFont? { first?.font }
}
