import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// How texts end where there is no room for them.
@MainActor
struct TextFormsTests {
    private func line(_ view: some View) -> String? {
        let harness = ViewHarness(view.lineLimit(1).frame(width: 100), size: CGSize(width: 200, height: 100))
        for case .text(let layout, _, _) in harness.displayList.commands { return layout.lines.first?.string }
        return nil
    }

    private let long = Text("From the beginning to the end")

    @Test func theModeSaysWhereTheEllipsisStands() throws {
        #expect(try #require(line(long)).hasSuffix("…"))
        #expect(try #require(line(long.truncationMode(.tail))).hasSuffix("…"))
        #expect(try #require(line(long.truncationMode(.head))).hasPrefix("…"))
        let middle = try #require(line(long.truncationMode(.middle)))
        #expect(middle.contains("…") && middle.hasPrefix("From") && middle.hasSuffix("end"))
    }

    /// A text that is a little too wide moves its letters together.
    @Test func tighteningSavesAText() throws {
        let text = Text("Nearly fitting")
        let width = try #require(ViewHarness(text.probe("text")).viewGraph.root.probedFrames["text"]).width
        func isWhole(_ text: some View) -> Bool {
            let harness = ViewHarness(text.lineLimit(1).frame(width: width * 0.97))
            for case .text(let layout, _, _) in harness.displayList.commands { return !layout.isTruncated }
            return false
        }
        #expect(!isWhole(text))
        #expect(isWhole(text.allowsTightening(true)))
    }
}
