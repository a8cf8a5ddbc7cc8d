import Foundation
import Testing

@testable import SwiftUICore

/// The sample numbers of Unicode's CLDR, "Language Plural Rules".
struct PluralRulesTests {
    @Test(arguments: [
        ("en", "other one other other"), ("ko", "other other other other"), ("fr", "one one other other"),
        ("ru", "many one few many"), ("pl", "many one few many"), ("cs", "other one few other"),
        ("ar", "zero one two few"), ("lt", "other one few few"), ("he", "other one two other"),
        ("hi", "one one other other"), ("pt_PT", "other one other other"), ("pt_BR", "one one other other"),
        ("sl", "other one two other"), ("ro", "few one few few"), ("cy", "zero one two other"),
        ("xx", "other one other other"),
    ])
    func wholeNumbers(language: String, forms: String) {
        let found = [0, 1, 2, 5].map {
            PluralRules.category(of: PluralOperands(UInt64($0)), in: Locale(identifier: language))
        }
        #expect(found.map(\.rawValue).joined(separator: " ") == forms)
    }

    @Test(arguments: [
        ("ru", 21, "one"), ("ru", 111, "many"), ("ru", 112, "many"), ("ru", 22, "few"), ("ar", 11, "many"),
        ("ar", 100, "other"), ("lv", 11, "zero"), ("lv", 21, "one"), ("pl", 22, "few"), ("sl", 103, "few"),
        ("es", 1_000_000, "many"),
    ])
    func largeNumbers(language: String, number: UInt64, form: String) {
        #expect(PluralRules.category(of: PluralOperands(number), in: Locale(identifier: language)).rawValue == form)
    }

    @Test(arguments: [
        ("en", 1.5, "other"), ("fr", 1.5, "one"), ("cs", 1.5, "many"), ("da", 0.5, "one"), ("ru", 1.5, "other"),
    ])
    func fractions(language: String, number: Double, form: String) {
        #expect(PluralRules.category(of: PluralOperands(number), in: Locale(identifier: language)).rawValue == form)
    }
}
