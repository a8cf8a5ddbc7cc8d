import Foundation

extension NSPredicate {
    /// Makes a predicate of its text, such as `SELF MATCHES %@` or `name CONTAINS[cd] %@ AND age >= %d`.
    ///
    /// Comparisons (`=`, `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, with `[c]`, `[d]`, `[cd]`), `ANY`, `SOME`, `ALL`, `NONE`, `SUBQUERY`, `@count` and the other operators of
    /// collections, `AND`, `OR`, `NOT`, `TRUEPREDICATE`, `FALSEPREDICATE`, key paths with `%K`, variables such as `$name`.
    /// A key is looked up in a dictionary or in an object's stored properties. Arithmetic and functions can't be read; as
    /// on Apple's platforms a text that can't be read ends the app.
    /// - Parameter arguments: what `%@`, `%d`, `%f` and `%K` stand for, in order.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Makes a predicate of its text and the values that go into it.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            let tree = try parser.parse()
            self.init(tree: tree)
        } catch {
            fatalError("NSPredicate(format: \"\(predicateFormat)\"): \(error)")
        }
    }
}

extension NSPredicate {
    package convenience init(tree: PredicateTree) {
        self.init { object, variables in
            guard let probe = object as? PredicateProbe else {
                return tree.holds(for: object, variables: variables ?? [:])
            }
            probe.take(tree)
            return false
        }
    }
}
