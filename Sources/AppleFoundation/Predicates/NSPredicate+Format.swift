import Foundation

extension NSPredicate {
    /// Makes a predicate of its text, such as `SELF MATCHES %@` or `name CONTAINS[cd] %@ AND age >= %d`.
    ///
    /// Comparisons (`=`, `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`, with `[c]`, `[d]`, `[cd]`), `AND`, `OR`, `NOT`, `TRUEPREDICATE`, `FALSEPREDICATE`, key paths with
    /// `%K`. A key is looked up in a dictionary or in an object's stored properties. Aggregates (`ANY`, `ALL`, `SUBQUERY`,
    /// `@count`) and arithmetic can't be read; as on Apple's platforms a text that can't be read ends the app.
    /// - Parameter arguments: what `%@`, `%d`, `%f` and `%K` stand for, in order.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// Makes a predicate of its text and the values that go into it.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            let test = try parser.parse()
            self.init { object, _ in test(object) }
        } catch {
            fatalError("NSPredicate(format: \"\(predicateFormat)\"): \(error)")
        }
    }
}
