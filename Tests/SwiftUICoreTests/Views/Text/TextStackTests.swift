import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Texts in stacks: baselines, distances, fairness.
@MainActor
struct TextStackTests {
    private func frames<V: View>(_ view: V, width: CGFloat = 300) -> [String: CGRect] {
        ViewHarness(view, size: CGSize(width: width, height: 400)).viewGraph.root.probedFrames
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
        // San Francisco's ascent is 1950 of 2048 units.
        let frames = frames(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Big").font(.system(size: 40)).probe("big")
                Text("small\nlines").font(.system(size: 10)).probe("small")
            })
        let difference = frames["small"]!.minY - frames["big"]!.minY
        #expect(abs(difference - 30 * 1950 / 2048) < 0.01)
        let last = self.frames(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a\nb").font(.system(size: 20)).probe("lines")
                Text("c").font(.system(size: 20)).probe("line")
            })
        #expect(abs(last["line"]!.minY - last["lines"]!.minY - 20 * 2444 / 2048) < 0.01)
    }

    @Test func theLastBaselineStaysOnTheLastFilledLine() {
        let frames = frames(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a").lineLimit(3, reservesSpace: true).probe("reserved")
                Text("b").probe("line")
            })
        #expect(frames["reserved"]!.minY == frames["line"]!.minY)
    }

    @Test func textsKeepTheirDistances() {
        // metrics.tsv: body below body 2, body above a view 10.54, a view above body 6.09 (iamcgn/swiftui-web).
        let frames = frames(
            VStack {
                TestBox(10, 10).probe("above")
                Text("One").probe("one")
                Text("Two").probe("two")
                TestBox(10, 10).probe("below")
            })
        #expect(abs(frames["one"]!.minY - frames["above"]!.maxY - 6.086) < 0.01)
        #expect(frames["two"]!.minY - frames["one"]!.maxY == 2)
        #expect(abs(frames["below"]!.minY - frames["two"]!.maxY - 10.543) < 0.01)
    }

    @Test func shortTextsKeepTheirSizeWhereThereIsTooLittleWidth() {
        // The least flexible is sized first with an equal share, so that the long text wraps.
        let frames = frames(
            HStack(spacing: 0) {
                Text("A long text that has to be broken into lines").probe("long")
                Text("Short").probe("short")
            }, width: 200)
        #expect(frames["short"]!.height == 20.5)
        #expect(frames["long"]!.height > 40)
        #expect(frames["long"]!.width + frames["short"]!.width <= 200)
    }

    @Test func priorityLetsATextKeepItsLine() {
        let frames = frames(
            HStack(spacing: 0) {
                Text("Gives way to the other one").probe("first")
                Text("Keeps its line of text").layoutPriority(1).probe("second")
            }, width: 220)
        #expect(frames["second"]!.height == 20.5)
        #expect(frames["first"]!.height > 40)
    }

    @Test func labelsCentreTheIconHalfACapitalAboveTheBaseline() {
        // layout_rules 46: 4.58 points at 13 points of text (iamcgn/swiftui-web, Docs/elements/Label.md).
        let frames = frames(
            Label {
                Text("Title").probe("title")
            } icon: {
                TestBox(10, 10).probe("icon")
            }.font(.system(size: 13)))
        let baseline = frames["title"]!.minY + 13 * 1950 / 2048
        #expect(abs(baseline - frames["icon"]!.midY - 4.58) < 0.01)
        #expect(frames["title"]!.minX - frames["icon"]!.maxX == 8)
    }
}
