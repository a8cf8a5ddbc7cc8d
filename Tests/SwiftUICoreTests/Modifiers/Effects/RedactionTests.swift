import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Apple, View.redacted(reason:), privacySensitive(_:), unredacted().
@MainActor
struct RedactionTests {
    private func textCount(_ view: some View) -> Int {
        ViewHarness(view).displayList.commands.count { if case .text = $0 { true } else { false } }
    }

    @Test func placeholdersShowBarsForTexts() {
        #expect(textCount(Text("a")) == 1)
        #expect(textCount(VStack { Text("a") }.redacted(reason: .placeholder)) == 0)
        #expect(textCount(VStack { Text("a").unredacted() }.redacted(reason: .placeholder)) == 1)
    }

    @Test func privateContentAloneIsHiddenForPrivacy() {
        let content = VStack {
            Text("all")
            Text("mine").privacySensitive()
        }
        #expect(textCount(content) == 2)
        #expect(textCount(content.redacted(reason: .privacy)) == 1)
        #expect(textCount(content.redacted(reason: .invalidated)) == 2)
    }

    @Test func reasonsAddUp() {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
        }
        let harness = ViewHarness(Reader().redacted(reason: .placeholder).redacted(reason: .privacy))
        #expect(harness.labels == ["3"])
    }

    @Test func sizesStay() {
        let plain = ViewHarness(Text("Two\nlines").probe("text")).viewGraph.root.probedFrames["text"]
        let hidden = ViewHarness(Text("Two\nlines").redacted(reason: .placeholder).probe("text"))
        #expect(hidden.viewGraph.root.probedFrames["text"] == plain)
        #expect(hidden.displayList.commands.count { if case .fill = $0 { true } else { false } } == 3)
    }
}
