import Foundation

/// Joins texts to a list as the language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Nil is the user's own.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes items that are no texts.
    open var itemFormatter: Formatter?

    /// Joins items to a list; nil where one of them can't be written.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
        guard !texts.contains(where: { $0 == nil }) else { return nil }
        return texts.compactMap { $0 }.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins texts to a list in the user's own language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Writes an array; nil is anything else.
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
