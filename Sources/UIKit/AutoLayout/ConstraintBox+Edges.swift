import Foundation

extension ConstraintBox {
    /// - Parameter view: whose text has baselines and whose margins count; nil for a guide.
    @MainActor
    func edge(_ attribute: NSLayoutConstraint.Attribute, of view: UIView?) -> LinearExpression? {
        let inner = inset(by: view?.layoutMargins ?? .zero)
        switch attribute {
        case .notAnAttribute: return nil
        case .left, .leading: return left
        case .right, .trailing: return right
        case .top: return top
        case .bottom: return bottom
        case .width: return width
        case .height: return height
        case .centerX: return centerX
        case .centerY: return centerY
        case .leftMargin, .leadingMargin: return inner.left
        case .rightMargin, .trailingMargin: return inner.right
        case .topMargin: return inner.top
        case .bottomMargin: return inner.bottom
        case .centerXWithinMargins: return inner.centerX
        case .centerYWithinMargins: return inner.centerY
        case .firstBaseline: return view?.baselines.map { top + .init(Double($0.first)) } ?? bottom
        case .lastBaseline: return view?.baselines.map { bottom - .init(Double($0.last)) } ?? bottom
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isLength: Bool { self == .width || self == .height }

    fileprivate var word: String { String(describing: self) }
}

extension NSLayoutConstraint.Relation {
    var linear: LinearSystem.Relation {
        switch self {
        case .lessThanOrEqual: .atMost
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        }
    }

    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension NSLayoutConstraint {
    /// The rule in one line.
    var summary: String {
        func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
            item.map { "\(type(of: $0)).\(attribute.word)" } ?? ""
        }
        let other = secondItem == nil ? "" : "\(multiplier) × \(name(secondItem, secondAttribute)) + "
        let label = identifier.map { "\($0): " } ?? ""
        return "\(label)\(name(firstItem, firstAttribute)) \(relation.sign) \(other)\(constant)"
    }
}
