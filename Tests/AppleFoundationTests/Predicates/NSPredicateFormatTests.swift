import AppleFoundation
import Foundation
import Testing

/// Expected results follow Apple's "Predicate Format String Syntax" (Predicate Programming Guide).
@Suite struct NSPredicateFormatTests {
    final class Person: NSObject {
        let name: String
        let age: Int
        let nickname: String?
        let friends: [String]
        init(_ name: String, _ age: Int, nickname: String? = nil, friends: [String] = []) {
            self.name = name
            self.age = age
            self.nickname = nickname
            self.friends = friends
        }
    }

    @Test func aTextMatchesAnExpressionAsAWhole() {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com")
        #expect(predicate.evaluate(with: "ann@example.com"))
        #expect(!predicate.evaluate(with: "to ann@example.com"))
        #expect(!predicate.evaluate(with: nil))
    }

    @Test(arguments: [
        ("name == 'Zoë'", true), ("name = %@", true), ("name ==[cd] 'ZOE'", true), ("name == 'ZOE'", false),
        ("name BEGINSWITH 'Z' AND age >= 30", true), ("age BETWEEN {31, 40}", false), ("age IN {1, 30}", true),
        ("NOT (age < 30 OR age > 30)", true), ("nickname == nil", true), ("nickname != NULL", false),
        ("name LIKE 'Z*'", true), ("name LIKE 'Z?'", false), ("name ENDSWITH[c] 'Ë'", true),
        ("friends CONTAINS 'Bo'", true), ("'Bo' IN friends && TRUEPREDICATE", true), ("age == -30", false),
        ("self.age <> 31", true), ("SELF.age == 30", true),
    ])
    func comparisons(format: String, expected: Bool) {
        let person = Person("Zoë", 30, friends: ["Bo"])
        #expect(NSPredicate(format: format, "Zoë").evaluate(with: person) == expected)
    }

    @Test func keysAndNumbersAreArguments() {
        let people = [Person("A", 1), Person("B", 2), Person("C", 3)]
        let predicate = NSPredicate(format: "%K > %d && %K < %ld", "age", 1, "age", 3)
        #expect(people.filter { predicate.evaluate(with: $0) }.map(\.name) == ["B"])
        let found = NSPredicate(format: "name IN %@", ["A", "C"])
        #expect(people.filter { found.evaluate(with: $0) }.map(\.name) == ["A", "C"])
    }

    @Test func dictionariesHaveKeysToo() {
        let predicate = NSPredicate(format: "city.name CONTAINS[c] %@", argumentArray: ["seo"])
        #expect(predicate.evaluate(with: ["city": ["name": "Seoul"]]))
        #expect(!predicate.evaluate(with: ["city": ["name": "Busan"]]))
    }
}
