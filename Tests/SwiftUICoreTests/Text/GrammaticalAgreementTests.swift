import Foundation
import Testing

@testable import SwiftUICore

/// `^[…](inflect: true)` (Foundation's "Automatic grammar agreement").
struct GrammaticalAgreementTests {
    @Test(arguments: [
        ("1 day", "1 day"), ("0 day", "0 days"), ("2 small pizza", "2 small pizzas"), ("3 berry", "3 berries"),
        ("2 key", "2 keys"), ("4 box", "4 boxes"), ("1,200 person", "1,200 people"), ("day", "day"),
        ("2 Child", "2 Children"), ("1.5 hour", "1.5 hours"), ("0 times", "0 times"), ("1 times", "1 time"),
        ("2 boxes", "2 boxes"), ("1 boxes", "1 box"), ("1 berries", "1 berry"), ("1 movies", "1 movie"),
        ("1 People", "1 Person"), ("2 people", "2 people"), ("3 bus", "3 buses"), ("1 class", "1 class"),
        ("1 shoes", "1 shoe"), ("1 notes", "1 note"), ("1 houses", "1 house"), ("1 sizes", "1 size"),
        ("1 buses", "1 bus"),
    ])
    func english(phrase: String, expected: String) {
        #expect(GrammaticalAgreement.inflect(phrase, in: Locale(identifier: "en_US")) == expected)
    }

    @Test func otherLanguagesStayAsTheyAre() {
        #expect(GrammaticalAgreement.inflect("2 사과", in: Locale(identifier: "ko")) == "2 사과")
        #expect(GrammaticalAgreement.inflect("2 manzana", in: Locale(identifier: "es")) == "2 manzana")
    }

    @Test func aTextHasItsNounAgree() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        let count = 3
        #expect(Text("You have ^[\(count) apple](inflect: true)!").string(in: environment) == "You have 3 apples!")
        #expect(Text("^[\(1) apple](inflect: true)").string(in: environment) == "1 apple")
        #expect(Text("^[plain](inflect: false) ^[open ^").string(in: environment) == "plain ^[open ^")
    }
}
