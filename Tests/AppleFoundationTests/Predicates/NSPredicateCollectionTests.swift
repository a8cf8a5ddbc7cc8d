import AppleFoundation
import Foundation
import Testing

/// Expected results follow Apple's "Predicate Format String Syntax" and "Using Collection Operators".
@Suite struct NSPredicateCollectionTests {
    private let order: [String: Any] = [
        "items": [["name": "a", "price": 2.0], ["name": "b", "price": 4.0]], "none": [Any](), "limit": 5,
    ]

    @Test(arguments: [
        ("ANY items.name == 'a'", true), ("SOME items.price > 4", false), ("ALL items.price >= 2", true),
        ("NONE items.name == 'c'", true), ("ANY none.name == 'a'", false), ("ALL none.name == 'a'", true),
        ("items.@count == 2", true), ("none.@count > 0", false), ("items.@sum.price == 6", true),
        ("items.@avg.price == 3", true), ("items.@max.price == 4", true), ("items.@min.price == 4", false),
        ("SUBQUERY(items, $i, $i.price > 3 AND $i.name == 'b').@count == 1", true),
        ("SUBQUERY(items, $i, $i.price > 9).@count > 0", false), ("items.name CONTAINS 'b'", true),
    ])
    func collections(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: order) == expected)
    }

    @Test func variablesAreGivenWhenAPredicateIsAsked() {
        let predicate = NSPredicate(format: "limit > $least")
        #expect(predicate.evaluate(with: order, substitutionVariables: ["least": 4]))
        #expect(!predicate.evaluate(with: order, substitutionVariables: ["least": 5]))
    }
}
