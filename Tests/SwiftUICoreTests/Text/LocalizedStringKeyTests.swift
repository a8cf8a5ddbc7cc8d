import Foundation
import Testing

@testable import SwiftUICore

/// Keys of interpolated strings, and what texts make of them.
struct LocalizedStringKeyTests {
    private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US", _ strings: [String: String] = [:])
        -> String
    {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.textLocalization = Strings(strings)
        return Text(key).string(in: environment)
    }

    private final class Strings: TextLocalization {
        let strings: [String: String]
        init(_ strings: [String: String]) { self.strings = strings }
        func string(_ key: String, table: String?, bundle: Bundle?, locale: TextLocale) -> String? { strings[key] }
    }

    @Test func aLiteralIsAKey() {
        #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
        #expect(shown("Hello", "ko_KR", ["Hello": "안녕"]) == "안녕")
    }

    /// "Automatic image accessibility labels from localized strings in SwiftUI", nilcoalescing.com.
    @Test func thePicturesNameIsAKeyForItsLabel() {
        var environment = EnvironmentValues()
        environment.textLocalization = Strings(["person.bicycle": "Person on a bicycle"])
        #expect(Image("person.bicycle").label.string(in: environment) == "Person on a bicycle")
        #expect(Image("other").label.string(in: environment) == "other")
    }

    @Test func valuesStandInTheKeyAsSpecifiers() {
        // The specifiers are those that Apple's tools write into string catalogs.
        let name = "Ada"
        #expect(LocalizedStringKey("\(3) cards").key == "%lld cards")
        #expect(LocalizedStringKey("\(UInt(3))\(Int32(1))\(Float(1))\(1.5)\(CGFloat(2))").key == "%llu%d%f%lf%lf")
        #expect(LocalizedStringKey("Hello, \(name)").key == "Hello, %@")
        #expect(LocalizedStringKey("100% of \(name)").key == "100%% of %@")
        #expect(LocalizedStringKey("\(1.5, specifier: "%.2f")").key == "%.2f")
        #expect(LocalizedStringKey("\(Text("a").bold())\(1, format: .number)").key == "%@%@")
        #expect(LocalizedStringKey("50%").key == "50%")
    }

    @Test func numbersAreWrittenAsTheLocaleWritesThem() {
        #expect(shown("\(1234567)") == "1,234,567")
        #expect(shown("\(1234567)", "de_DE") == "1.234.567")
        #expect(shown("\(1234567)", "en_IN") == "12,34,567")
        #expect(shown("\(-5)") == "-5")
        #expect(shown("\(1.5)") == "1.500000")
        #expect(shown("\(1.5)", "fr_FR") == "1,500000")
        #expect(shown("\(1234.5, specifier: "%.1f")") == "1,234.5")
        #expect(shown("\(12, specifier: "%05d")") == "00012")
        #expect(shown("\(255, specifier: "%x")") == "ff")
        #expect(shown("\(7)", "ar_EG") == "٧")
        #expect(shown("\(UInt64.max)") == "18,446,744,073,709,551,615")
        #expect(shown("\(Int64.min)") == "-9,223,372,036,854,775,808")
    }

    @Test func stringsStandAsTheyAre() {
        let markdown = "*not* emphasised 100%"
        #expect(shown("\(markdown)") == markdown)
        #expect(shown("50% of all") == "50% of all")
        #expect(shown("50% of \(3)") == "50% of 3")
        #expect(shown("") == "")
    }

    @Test func translationsMayMoveValues() {
        let strings = ["%lld of %@": "%2$@ 중 %1$lld", "Hi %@": "안녕 %@!", "plain": "그냥 100%"]
        #expect(shown("\(3) of \("열")", "ko_KR", strings) == "열 중 3")
        #expect(shown("Hi \("Ada")", "ko_KR", strings) == "안녕 Ada!")
        #expect(shown("plain", "ko_KR", strings) == "그냥 100%")
        #expect(shown("absent \(1)", "ko_KR", strings) == "absent 1")
    }

    @Test func valuesMayHaveFormats() {
        #expect(shown("\(0.5, format: .percent)") == "50%")
        #expect(shown("\(3.456, format: .number.precision(.fractionLength(1)))") == "3.5")
        #expect(shown("\(Text("a"))-\(Text(verbatim: "b"))") == "a-b")
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        #expect(shown("\(NSNumber(value: 42), formatter: formatter)") == "forty-two")
    }

    @Test func resourcesAndLocalizedStringsUseTheSameKeys() {
        let count = 1500
        #expect(String(localized: "\(count) cards", locale: Locale(identifier: "en_US")) == "1,500 cards")
        #expect(String(localized: "greeting", defaultValue: "Hello") == "Hello")
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello \(2)")
        #expect(resource.key == "greeting")
        #expect(Text(resource).string(in: EnvironmentValues()) == "Hello 2")
        #expect(LocalizedStringResource("%").key == "%")
    }

    /// As Foundation does: the string is Markdown, its values are not.
    @Test func attributedStringsReadTheMarksOfTheString() {
        let text = AttributedString(localized: "**\(2)** of \("a*b*_c_")")
        #expect(String(text.characters) == "2 of a*b*_c_")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
        #expect(String(AttributedString(localized: "none", defaultValue: "*Hi*").characters) == "Hi")
    }
}
