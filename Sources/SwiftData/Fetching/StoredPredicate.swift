import Foundation

/// Makes a condition of SQLite of a predicate, where the two mean the same.
struct StoredPredicate {
    private let entity: Entity
    private(set) var values: [StoredValue] = []

    private init(_ entity: Entity) { self.entity = entity }

    /// Nil where objects have to be looked at one by one.
    static func condition<T: PersistentModel>(_ predicate: Predicate<T>, of entity: Entity) -> StoredCondition? {
        var translation = StoredPredicate(entity)
        guard let text = translation.text(predicate.expression) else { return nil }
        return StoredCondition(text: text, values: translation.values)
    }

    /// The condition of an expression that is true or false.
    mutating func text(_ expression: Any) -> String? {
        if let property = column(expression) { return "\(Database.quoted(property.name)) <> 0" }
        if let constant = (expression as? any ConstantExpression)?.constant as? Bool { return constant ? "1" : "0" }
        return (expression as? any StoredExpression)?.text(&self)
    }

    /// A column beside a constant.
    mutating func comparison(_ left: Any, _ sign: String, _ right: Any) -> String? {
        if let property = column(left), let constant = right as? any ConstantExpression {
            return term(property, sign, constant.constant)
        }
        guard let property = column(right), let constant = left as? any ConstantExpression else { return nil }
        let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
        return term(property, turned[sign] ?? sign, constant.constant)
    }

    private mutating func term(_ property: _ModelProperty, _ sign: String, _ constant: Any?) -> String? {
        guard case .attribute(let coding) = property.kind else { return nil }
        let value = ValueShape.unwrapped(constant).map(coding.encode) ?? .null
        switch value {
        case .blob: return nil
        // Swift takes texts as the same that are written with other characters; those of ASCII alone have no others.
        case .text(let text) where !sign.hasPrefix("IS") || !text.utf8.allSatisfy({ $0 < 128 }): return nil
        default: break
        }
        values.append(value)
        return "\(Database.quoted(property.name)) \(sign) ?"
    }

    private func column(_ expression: Any) -> _ModelProperty? {
        guard let keyPath = (expression as? any ColumnExpression)?.columnKeyPath,
            let property = entity.property(at: keyPath), property.isColumn
        else { return nil }
        return property
    }
}

/// An expression of a predicate that SQLite may know.
private protocol StoredExpression {
    func text(_ translation: inout StoredPredicate) -> String?
}

/// An expression that is a property of the object itself.
private protocol ColumnExpression {
    var columnKeyPath: AnyKeyPath? { get }
}

/// An expression that is the same for all objects.
private protocol ConstantExpression {
    var constant: Any? { get }
}

/// The object that the predicate is about.
private protocol ObjectExpression {}

extension PredicateExpressions.Variable: ObjectExpression {}

extension PredicateExpressions.KeyPath: ColumnExpression {
    fileprivate var columnKeyPath: AnyKeyPath? { root is any ObjectExpression ? keyPath : nil }
}

extension PredicateExpressions.Value: ConstantExpression {
    fileprivate var constant: Any? { value }
}

extension PredicateExpressions.NilLiteral: ConstantExpression {
    fileprivate var constant: Any? { nil }
}

extension PredicateExpressions.Conjunction: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        guard let left = translation.text(lhs), let right = translation.text(rhs) else { return nil }
        return "(\(left) AND \(right))"
    }
}

extension PredicateExpressions.Disjunction: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        guard let left = translation.text(lhs), let right = translation.text(rhs) else { return nil }
        return "(\(left) OR \(right))"
    }
}

extension PredicateExpressions.Negation: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        translation.text(wrapped).map { "NOT (\($0))" }
    }
}

extension PredicateExpressions.Equal: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        translation.comparison(lhs, "IS", rhs)
    }
}

extension PredicateExpressions.NotEqual: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        translation.comparison(lhs, "IS NOT", rhs)
    }
}

extension PredicateExpressions.Comparison: StoredExpression {
    fileprivate func text(_ translation: inout StoredPredicate) -> String? {
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            }
        return translation.comparison(lhs, sign, rhs)
    }
}
