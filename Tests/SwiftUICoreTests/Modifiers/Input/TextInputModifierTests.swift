import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TextInputModifierTests {
    private func typed(_ autocapitalization: TextInputAutocapitalization?) -> String {
        let box = ValueBox("")
        let harness = ViewHarness(
            WithState(box) { TextField("Name", text: $0).textInputAutocapitalization(autocapitalization) })
        harness.tap("Name")
        for character in "two words. and more" { harness.type(String(character)) }
        return box.value
    }

    @Test func lettersBecomeCapitalsAsTheyAreTyped() {
        #expect(typed(nil) == "two words. and more")
        #expect(typed(.never) == "two words. and more")
        #expect(typed(.words) == "Two Words. And More")
        #expect(typed(.sentences) == "Two words. And more")
        #expect(typed(.characters) == "TWO WORDS. AND MORE")
    }

    @Test func whetherWordsAreCorrectedIsInTheEnvironment() {
        struct Reader: View {
            @Environment(\.autocorrectionDisabled) var isDisabled
            var body: some View { Text("\(isDisabled)") }
        }
        #expect(ViewHarness(Reader()).labels == ["false"])
        #expect(ViewHarness(Reader().autocorrectionDisabled()).labels == ["true"])
        #expect(ViewHarness(Reader().disableAutocorrection(true)).labels == ["true"])
        #expect(ViewHarness(Reader().disableAutocorrection(nil)).labels == ["false"])
    }
}
