import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ElementsReaderTests {
    private enum Mark: ViewTraitKey { typealias Value = String }

    private func marks(_ content: some View) -> [String?] {
        let tally = Tally()
        _ = ViewHarness(
            ElementsReader(content) { elements in
                let _ = tally.events = elements.map { $0.trait(Mark.self) ?? "none" }
            })
        return tally.events
    }

    @Test func whatIsSetOutermostIsRead() {
        #expect(marks(Text("a").viewTrait(Mark.self, "outer")) == ["outer"])
        #expect(marks(Text("a").viewTrait(Mark.self, "inner").padding()) == ["inner"])
        #expect(marks(ForEach(0..<2) { _ in Text("a") }.viewTrait(Mark.self, "all")) == ["all", "all"])
        #expect(marks(Text("a")) == ["none"])
    }
}
