import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct DisclosureGroupStyleTests {
    private func group(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        let content = content()
        return DisclosureGroup(isExpanded: .constant(true)) {
            content
        } label: {
            TestBox(10, 10).probe(name)
        }
    }

    /// `List(_:children:)` makes its outlines of disclosure groups (the declaration of its `Content`): the rows below
    /// one stand as far in as those of an outline.
    @Test func rowsOfAListStandFurtherInAtEachLevel() throws {
        let view = List {
            group("outer") {
                TestBox(10, 10).probe("first")
                group("inner") { TestBox(10, 10).probe("second") }
            }
        }
        let frames = ViewHarness(view).viewGraph.root.probedFrames
        let start = try #require(frames["outer"]).minX
        #expect(frames["first"]?.minX == start + 20)
        #expect(frames["inner"]?.minX == start + 20)
        #expect(frames["second"]?.minX == start + 40)
    }

    @Test func elsewhereTheContentLiesBelowTheLabel() {
        let frames = ViewHarness(group("label") { TestBox(10, 10).probe("content") }).viewGraph.root.probedFrames
        #expect(frames["content"]?.minX == frames["label"]?.minX)
    }
}
