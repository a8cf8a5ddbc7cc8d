/// A mark on a part of a text that a `TextRenderer` finds.
public protocol TextAttribute: Hashable {}

extension Text {
    /// Marks the text for a renderer; one of each type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(by: .attribute(AnyTextAttribute(value)))
    }
}

/// A mark whose type is hidden.
package struct AnyTextAttribute: Equatable, @unchecked Sendable {
    private let base: AnyHashable

    init(_ base: some TextAttribute) { self.base = AnyHashable(base) }

    func value<T: TextAttribute>(as type: T.Type) -> T? { base.base as? T }

    /// Whether both are of one type.
    func replaces(_ other: AnyTextAttribute) -> Bool { type(of: base.base) == type(of: other.base.base) }
}
