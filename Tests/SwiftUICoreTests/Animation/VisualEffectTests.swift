import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Effects that depend on where a view lies.
@MainActor
struct VisualEffectTests {
    @Test func anEffectKnowsTheViewsGeometry() {
        let harness = ViewHarness(
            TestBox(40, 20).probe("a").visualEffect { $0.offset(x: $1.size.width, y: $1.frame(in: .global).minY) },
            size: CGSize(width: 200, height: 200), scale: 1)
        #expect(harness.viewGraph.root.probedFrames["a"] == CGRect(x: 120, y: 180, width: 40, height: 20))
    }

    private struct Slider: View {
        @State private var isMoved = false
        @State private var ticks = 0
        var body: some View {
            let isMoved = isMoved
            TestBox(40, 20).probe("box").visualEffect { effect, _ in effect.offset(x: isMoved ? 100 : 0) }
            Button("Move") { withAnimation(.linear(duration: 1)) { self.isMoved.toggle() } }
            Button("Jump") { self.isMoved.toggle() }
            Button("Tick \(ticks)") { ticks += 1 }
        }
    }

    /// Effects are animatable (documentation of `VisualEffect`).
    @Test func aChangeOfTheEffectIsAnimated() {
        let harness = ViewHarness(VStack { Slider() }, size: CGSize(width: 300, height: 300), scale: 1)
        func x() -> CGFloat { harness.viewGraph.root.probedFrames["box"]!.minX }
        let rest = x()
        harness.tap("Move")
        harness.advance(by: 0.5)
        #expect(abs(x() - rest - 50) < 2)
        // An evaluation that leaves the effect as it is does not end the way there.
        harness.tap("Tick 0")
        harness.advance(by: 0.25)
        #expect(abs(x() - rest - 75) < 2)
        harness.advance(by: 1)
        #expect(x() == rest + 100)
        harness.tap("Move")
        harness.advance(by: 0.5)
        harness.tap("Jump")
        harness.advance(by: 0)
        #expect(x() == rest + 100)
    }

    @Test func itFollowsScrolling() {
        let harness = ViewHarness(
            ScrollView {
                TestBox(40, 20).visualEffect { effect, proxy in
                    effect.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
                }
                TestBox(40, 1000, color: .white)
            },
            size: CGSize(width: 200, height: 200), scale: 1)
        #expect(!harness.displayList.text.contains("opacity"))
        harness.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 100, y: 100))
        #expect(harness.displayList.text.contains("opacity"))
    }

    @Test func rowsTurnIntoTheirEffectAtTheEdge() {
        let harness = ViewHarness(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        TestBox(40, 40).probe("\(row)").scrollTransition { $0.offset(x: $1.value * 40) }
                    }
                }
            },
            size: CGSize(width: 200, height: 200), scale: 1)
        func x(_ row: Int) -> CGFloat { harness.viewGraph.root.probedFrames["\(row)"]!.minX }
        let rest = x(1)
        harness.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 100, y: 100))
        // Three quarters of the first row are hidden at the top, a quarter of the sixth at the bottom.
        #expect(abs(x(0) - (rest - 30)) < 0.01)
        #expect(x(1) == rest)
        #expect(abs(x(5) - (rest + 10)) < 0.01)
    }

    private func rows(_ configuration: ScrollTransitionConfiguration) -> ViewHarness {
        ViewHarness(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        TestBox(40, 40).probe("\(row)").scrollTransition(configuration) { $0.offset(x: $1.value * 40) }
                    }
                }
            },
            size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func shift(_ harness: ViewHarness, _ row: Int) -> CGFloat {
        harness.viewGraph.root.probedFrames["\(row)"]!.minX - 80
    }

    /// The threshold decides, the animation has its time.
    @Test func anAnimatedScrollTransitionPlaysOnce() {
        let harness = rows(.animated(.linear(duration: 1)))
        #expect(shift(harness, 5) == 40)
        harness.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 100, y: 100))
        #expect(shift(harness, 5) == 40 && shift(harness, 1) == 0)
        harness.advance(by: 0.5)
        #expect(abs(shift(harness, 5) - 20) < 0.5 && abs(shift(harness, 1) + 20) < 0.5)
        harness.advance(by: 1)
        #expect(shift(harness, 5) == 0 && shift(harness, 1) == -40)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func anInteractiveScrollTransitionMayLagBehind() {
        let harness = rows(.interactive.animation(.linear(duration: 1)))
        harness.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 100, y: 100))
        #expect(shift(harness, 0) == 0)
        harness.advance(by: 0.5)
        #expect(abs(shift(harness, 0) + 10) < 0.5)
        harness.advance(by: 1)
        #expect(abs(shift(harness, 0) + 20) < 0.01)
    }

    @Test func thresholdsLieBetweenOthersAndNearerToTheMiddle() {
        let half = rows(.interactive.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)))
        let inset = rows(.interactive.threshold(.visible.inset(by: 10)))
        for harness in [half, inset] {
            harness.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 100, y: 100))
        }
        // 30 points of the first row are hidden, and 10 of the sixth.
        #expect(abs(shift(half, 0) + 20) < 0.01 && shift(half, 5) == 0)
        #expect(abs(shift(inset, 0) + 32) < 0.01 && abs(shift(inset, 5) - 16) < 0.01)
        #expect(shift(inset, 1) == 0)
    }
}
