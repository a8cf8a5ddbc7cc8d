import Foundation
import SwiftUICore

extension AttributedString {
    /// A text with the attributes that are drawn: fonts, colours, lines, letter spacing, shift and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributedString {
    /// The same; the scope says which attributes an app means, and those that are drawn are taken.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }

    /// The same; the scope says which attributes an app means, and those that are drawn are taken.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// What of UIKit's attributes is drawn.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        self.init()
        self[Scope.FontAttribute.self] = dictionary.font.map { Font($0) }
        self[Scope.ForegroundColorAttribute.self] = dictionary.foregroundColor?.color
        self[Scope.BackgroundColorAttribute.self] = (dictionary[.backgroundColor] as? UIColor)?.color
        self[Scope.KerningAttribute.self] = dictionary.number(.kern).map { CGFloat($0.doubleValue) }
        self[Scope.BaselineOffsetAttribute.self] = dictionary.number(.baselineOffset).map { CGFloat($0.doubleValue) }
        self[Scope.UnderlineStyleAttribute.self] = dictionary.line(.underlineStyle, color: .underlineColor)
        self[Scope.StrikethroughStyleAttribute.self] = dictionary.line(.strikethroughStyle, color: .strikethroughColor)
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary.link
    }
}

extension [NSAttributedString.Key: Any] {
    var paragraphStyle: NSParagraphStyle? { self[.paragraphStyle] as? NSParagraphStyle }

    fileprivate var link: URL? { self[.link] as? URL ?? (self[.link] as? String).flatMap { URL(string: $0) } }

    fileprivate func number(_ key: NSAttributedString.Key) -> NSNumber? {
        switch self[key] {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: nil
        }
    }

    fileprivate func line(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> Text.LineStyle? {
        number(key).flatMap { NSUnderlineStyle(rawValue: $0.intValue).line(self[color] as? UIColor) }
    }
}
