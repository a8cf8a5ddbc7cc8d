import Drawing
import Foundation
import SwiftUICore

extension NSAttributedString {
    /// A text with the attributes that UIKit knows: fonts, colours, lines, letter spacing, shift and links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: NSMutableAttributedString(parts: attrStr))
    }

    /// The same; the scope says which attributes an app means, and those that are drawn are taken.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }

    /// The same; the scope says which attributes an app means, and those that are drawn are taken.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension NSMutableAttributedString {
    fileprivate convenience init(parts text: AttributedString) {
        self.init(string: "")
        for run in text.runs {
            append(
                NSAttributedString(
                    string: String(text.characters[run.range]), attributes: Dictionary(run.attributes)))
        }
    }
}

extension Dictionary<NSAttributedString.Key, Any> {
    /// UIKit's attributes of what a part of a text has.
    public init(_ container: AttributeContainer) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        self.init()
        self[.font] = container[Scope.FontAttribute.self].map { UIFont(FontContext(.atLaunch).resolve($0)) }
        self[.foregroundColor] = container[Scope.ForegroundColorAttribute.self].map { UIColor($0) }
        self[.backgroundColor] = container[Scope.BackgroundColorAttribute.self].map { UIColor($0) }
        self[.kern] = container[Scope.KerningAttribute.self] ?? container[Scope.TrackingAttribute.self]
        self[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        set(.underlineStyle, .underlineColor, to: container[Scope.UnderlineStyleAttribute.self])
        set(.strikethroughStyle, .strikethroughColor, to: container[Scope.StrikethroughStyleAttribute.self])
        self[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    }

    private mutating func set(
        _ style: NSAttributedString.Key, _ color: NSAttributedString.Key, to line: Text.LineStyle?
    ) {
        guard let line else { return }
        self[style] = NSUnderlineStyle(line).rawValue
        self[color] = line.color.map { UIColor($0) }
    }
}

extension NSUnderlineStyle {
    fileprivate init(_ line: Text.LineStyle) {
        let pattern: NSUnderlineStyle =
            switch line.pattern {
            case .dot: .patternDot
            case .dash: .patternDash
            case .dashDot: .patternDashDot
            case .dashDotDot: .patternDashDotDot
            default: []
            }
        self = [.single, pattern]
    }
}
