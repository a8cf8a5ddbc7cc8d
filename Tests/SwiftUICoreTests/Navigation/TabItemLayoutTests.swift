import Drawing
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TabItemLayoutTests {
    /// Places what stands for icons and titles of different sizes as a bar does.
    private func harness(_ icon: CGSize, _ title: String, isTitleFirst: Bool = false) -> ViewHarness {
        let layout = TabItemLayout(.iOS)
        return ViewHarness(
            layout {
                if isTitleFirst { Text(title).font(.system(size: 10)) }
                TestBox(icon.width, icon.height, "icon")
                if !isTitleFirst { Text(title).font(.system(size: 10)) }
            }
            .frame(width: 100, height: 49).frame(maxHeight: .infinity, alignment: .top))
    }

    /// facts/metrics.tsv, tab bar, iOS 7–18: a 25 point box, a baseline 7 points above the bottom.
    @Test(arguments: [CGSize(width: 25, height: 25), CGSize(width: 30, height: 12), CGSize(width: 10, height: 28)])
    func titlesShareABaselineAndIconsAMiddle(icon: CGSize) throws {
        for isTitleFirst in [false, true] {
            let harness = harness(icon, "Title", isTitleFirst: isTitleFirst)
            let box = try #require(harness.frame(of: "icon"))
            #expect(box.midY == 5 + 12.5 && box.size == icon)
            let frame = try #require(harness.frame(of: "Title"))
            let ascent = try #require(self.ascent(in: harness))
            #expect(abs(frame.minY + ascent - 42) < 0.5)
        }
    }

    /// From a text's upper edge to its baseline.
    private func ascent(in harness: ViewHarness) -> CGFloat? {
        harness.displayList.commands.lazy.compactMap { command -> CGFloat? in
            if case .text(let text, _, _) = command { text.firstBaseline } else { nil }
        }.first
    }

    @Test func aLowBarHasIconAndTitleSideBySide() throws {
        let harness = ViewHarness(
            TabItemLayout(.iOS) {
                TestBox(20, 18, "icon")
                Text("Title").font(.system(size: 10))
            }
            .frame(width: 100, height: 32))
        let (icon, title) = (try #require(harness.frame(of: "icon")), try #require(harness.frame(of: "Title")))
        #expect(icon.midY == title.midY && title.minX - icon.maxX == 6)
    }
}
