import Foundation

/// A sum of multiples of unknowns and a number.
struct LinearExpression: Equatable {
    /// The factor of each unknown; none is 0.
    private(set) var terms: [Int: Double] = [:]
    var constant: Double

    init(_ constant: Double = 0) { self.constant = constant }

    init(unknown: Int) {
        constant = 0
        terms[unknown] = 1
    }

    /// Smaller factors come of rounding alone.
    private static let least = 1e-9

    subscript(unknown: Int) -> Double { terms[unknown] ?? 0 }

    mutating func add(_ factor: Double, times unknown: Int) {
        let sum = self[unknown] + factor
        terms[unknown] = abs(sum) < Self.least ? nil : sum
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += factor * other.constant
        for (unknown, part) in other.terms { add(factor * part, times: unknown) }
    }

    /// Puts an expression in the place of an unknown.
    mutating func replace(_ unknown: Int, by expression: LinearExpression) {
        guard let factor = terms.removeValue(forKey: unknown) else { return }
        add(expression, times: factor)
    }

    mutating func remove(_ unknown: Int) { terms[unknown] = nil }

    /// What the unknown is where the expression is 0; its factor may not be 0.
    func solved(for unknown: Int) -> LinearExpression {
        let factor = self[unknown]
        var rest = self
        rest.remove(unknown)
        return rest * (-1 / factor)
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right, times: 1)
        return sum
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (left: LinearExpression, right: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(left, times: right)
        return product
    }
}
