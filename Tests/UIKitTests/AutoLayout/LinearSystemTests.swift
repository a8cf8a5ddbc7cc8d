import Testing

@testable import UIKit

struct LinearSystemTests {
    private func number(_ value: Double) -> LinearExpression { LinearExpression(value) }

    @Test func requiredRulesAreMet() {
        var system = LinearSystem()
        let (x, y) = (LinearExpression(unknown: system.unknown()), LinearExpression(unknown: system.unknown()))
        system.add(x + y - number(10), .equal)
        system.add(x - y - number(4), .equal)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 7 && system.value(of: y) == 3)
    }

    /// The example of Badros and Borning's paper: xm is in the middle of xl and xr, xl is at least 10 left of xr,
    /// nothing is outside of 0…100.
    @Test func inequalitiesHold() {
        var system = LinearSystem()
        let left = LinearExpression(unknown: system.unknown())
        let middle = LinearExpression(unknown: system.unknown())
        let right = LinearExpression(unknown: system.unknown())
        system.add(middle * 2 - left - right, .equal)
        system.add(left + number(10) - right, .atMost)
        system.add(right - number(100), .atMost)
        system.add(left, .atLeast)
        system.add(middle - number(98), .equal, priority: 500)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: middle) == 95)
        #expect(system.value(of: left) == 90 && system.value(of: right) == 100)
    }

    @Test func aHigherPriorityCountsMoreThanManyLowerOnes() {
        var system = LinearSystem()
        let x = LinearExpression(unknown: system.unknown())
        for _ in 0..<100 { system.add(x - number(1), .equal, priority: 250) }
        system.add(x - number(50), .atLeast, priority: 251)
        #expect(system.solve().isEmpty)
        #expect(system.value(of: x) == 50)
    }

    @Test func ofRequiredRulesThatCannotBeMetOneIsNamed() {
        var system = LinearSystem()
        let x = LinearExpression(unknown: system.unknown())
        system.add(x - number(1), .equal, tag: 1)
        system.add(x - number(2), .equal, tag: 2)
        #expect(system.solve() == [2])
        #expect(system.value(of: x) == 1)
    }

    @Test func weightsDecideAmongEquals() {
        var system = LinearSystem()
        let (x, y) = (LinearExpression(unknown: system.unknown()), LinearExpression(unknown: system.unknown()))
        system.add(x + y - number(100), .equal)
        system.add(x - number(30), .atMost, priority: 250)
        system.add(y - number(30), .atMost, priority: 250, weight: 1.001)
        _ = system.solve()
        #expect(system.value(of: x) == 70 && system.value(of: y) == 30)
    }
}
