import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct AccessibilityTraitsModifierTests {
    private func isHeader(_ view: some View) -> Bool? {
        ViewHarness(view).element("Title")?.properties.traits.contains(.header)
    }

    @Test func traitsAreAddedAndTakenAway() {
        let title = Text("Title")
        #expect(isHeader(title) == false)
        #expect(isHeader(title.accessibilityAddTraits(.isHeader)) == true)
        #expect(isHeader(title.accessibility(addTraits: .isHeader)) == true)
        #expect(isHeader(title.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)) == false)
        #expect(isHeader(title.accessibilityAddTraits(.isHeader).accessibility(removeTraits: .isHeader)) == false)
    }
}
