import Drawing
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TypesettingLanguageTests {
    private func language(_ view: some View) -> String? {
        let harness = ViewHarness(view)
        for case .text(let layout, _, _) in harness.displayList.commands { return layout.text.language }
        return nil
    }

    @Test func textsAreSetInTheLanguageThatIsAskedFor() {
        let text = Text(verbatim: "骨").environment(\.locale, Locale(identifier: "ko_KR"))
        #expect(language(text) == "ko-KR")
        let japanese = Locale.Language(identifier: "ja")
        #expect(language(text.typesettingLanguage(japanese)) == "ja")
        #expect(language(text.typesettingLanguage(japanese, isEnabled: false)) == "ko-KR")
        #expect(language(text.typesettingLanguage(.automatic).typesettingLanguage(japanese)) == "ko-KR")
    }
}
