import Foundation

/// Finds numbers for unknowns that meet rules as well as can be: a rule of a higher priority is not given up for any
/// number of lower ones; among rules of one priority the sum of what they are missed by is the least.
///
/// It is the simplex method in the form that G. Badros and A. Borning describe for interfaces ("The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", 1999), with priorities one after the other in place of weights: once a
/// priority is settled, what would cost it anything stays 0.
struct LinearSystem {
    enum Relation { case equal, atMost, atLeast }

    private struct Rule {
        let expression: LinearExpression
        let relation: Relation
        let priority: Float
        let weight: Double
        let tag: Int
    }

    static let required: Float = 1000
    private static let least = 1e-7

    private var rules: [Rule] = []
    /// Whether an unknown may be less than 0: those of the caller are, those that measure rules are not.
    private var isFree: [Bool] = []
    /// By unknown: what it is by the others, where it is known by them.
    private var rows: [LinearExpression?] = []
    /// What missing the rules costs, by priority.
    private var costs: [Float: LinearExpression] = [:]
    /// The tag of the required rule that an unknown measures the miss of.
    private var misses: [Int: Int] = [:]

    mutating func unknown() -> Int { makeUnknown(isFree: true) }

    private mutating func makeUnknown(isFree: Bool) -> Int {
        self.isFree.append(isFree)
        rows.append(nil)
        return self.isFree.count - 1
    }

    /// The expression is to be 0, or at most or at least 0.
    /// - Parameters:
    ///   - weight: how much a miss counts among those of the same priority.
    ///   - tag: names the rule among those that can't be met.
    mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Float = required, weight: Double = 1,
        tag: Int = -1
    ) {
        rules.append(
            Rule(expression: expression, relation: relation, priority: priority, weight: weight, tag: tag))
    }

    /// - Returns: the tags of required rules that can't be met.
    mutating func solve() -> Set<Int> {
        for rule in ordered { insert(rule) }
        for priority in costs.keys.sorted(by: >) { settle(priority) }
        return Set(misses.filter { (rows[$0.key]?.constant ?? 0) > Self.least }.map(\.value))
    }

    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.value * (rows[$1.key]?.constant ?? 0) }
    }

    /// Required equalities first: they settle unknowns for good.
    private var ordered: [Rule] {
        func rank(_ rule: Rule) -> Float {
            rule.priority + (rule.priority >= Self.required && rule.relation == .equal ? 1 : 0)
        }
        return rules.enumerated().sorted {
            rank($0.element) != rank($1.element) ? rank($0.element) > rank($1.element) : $0.offset < $1.offset
        }.map(\.element)
    }

    // MARK: Building

    private mutating func insert(_ rule: Rule) {
        var expression = substituted(rule.expression)
        var own: [Int] = []
        if rule.relation != .equal {
            own.append(measure(&expression, rule.relation == .atLeast ? -1 : 1))
        }
        let isRequired = rule.priority >= Self.required
        if !isRequired { own += missed(&expression, rule) }
        if let free = expression.terms.keys.filter({ isFree[$0] }).min() { return pivot(free, expression) }
        if isRequired {
            guard !expression.terms.isEmpty || abs(expression.constant) > Self.least else { return }
            if let slack = own.first, expression.constant * expression[slack] <= 0 { return pivot(slack, expression) }
            own += missed(&expression, rule)
        }
        let wanted: Double = expression.constant >= 0 ? -1 : 1
        if let basic = own.first(where: { expression[$0] == wanted }) { pivot(basic, expression) }
    }

    /// Adds what an expression is missed by to it and to the costs.
    private mutating func missed(_ expression: inout LinearExpression, _ rule: Rule) -> [Int] {
        var added: [Int] = []
        if rule.relation != .atMost { added.append(measure(&expression, 1)) }
        if rule.relation != .atLeast { added.append(measure(&expression, -1)) }
        for unknown in added {
            costs[rule.priority, default: LinearExpression()].add(rule.weight, times: unknown)
            if rule.priority >= Self.required { misses[unknown] = rule.tag }
        }
        return added
    }

    private mutating func measure(_ expression: inout LinearExpression, _ factor: Double) -> Int {
        let unknown = makeUnknown(isFree: false)
        expression.add(factor, times: unknown)
        return unknown
    }

    private func substituted(_ expression: LinearExpression) -> LinearExpression {
        var result = LinearExpression(expression.constant)
        for (unknown, factor) in expression.terms {
            if let row = rows[unknown] { result.add(row, times: factor) } else { result.add(factor, times: unknown) }
        }
        return result
    }

    /// Makes an unknown of an expression that is 0 known by the others.
    private mutating func pivot(_ unknown: Int, _ expression: LinearExpression) {
        let row = expression.solved(for: unknown)
        for index in rows.indices { rows[index]?.replace(unknown, by: row) }
        rows[unknown] = row
    }

    // MARK: Optimising

    private mutating func settle(_ priority: Float) {
        guard let cost = costs[priority] else { return }
        var goal = substituted(cost)
        // Each step lessens the costs or is one of finitely many that don't; rounding may not make it go round for ever.
        var stepsLeft = 20 * isFree.count
        while stepsLeft > 0, let entering = goal.terms.filter({ $0.value < -Self.least }).keys.min(),
            let leaving = firstLimit(of: entering), var expression = rows[leaving]
        {
            stepsLeft -= 1
            rows[leaving] = nil
            expression.add(-1, times: leaving)
            pivot(entering, expression)
            goal = substituted(cost)
        }
        for unknown in goal.terms.keys where goal[unknown] > Self.least {
            for index in rows.indices { rows[index]?.remove(unknown) }
        }
    }

    /// Of the unknowns that may not be less than 0, the one that is 0 first where another grows.
    private func firstLimit(of entering: Int) -> Int? {
        var best: (unknown: Int, ratio: Double)?
        for unknown in rows.indices where !isFree[unknown] {
            guard let row = rows[unknown], row[entering] < -Self.least else { continue }
            let ratio = -row.constant / row[entering]
            if best.map({ ratio < $0.ratio }) ?? true { best = (unknown, ratio) }
        }
        return best?.unknown
    }
}
