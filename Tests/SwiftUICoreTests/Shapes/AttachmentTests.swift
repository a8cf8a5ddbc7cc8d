import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Backgrounds, overlays and borders.
@MainActor
struct AttachmentTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func attachedViewsAreProposedTheSizeAndAligned() {
        let harness = ViewHarness(
            TestBox(40, 20).background { Color.red.probe("behind") }
                .overlay(alignment: .bottomTrailing) { TestBox(10, 10).probe("front") }.probe("view"), size: size)
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["view"] == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(frames["behind"] == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(frames["front"] == CGRect(x: 60, y: 50, width: 10, height: 10))
    }

    @Test func severalAttachedViewsLieOnTopOfEachOther() {
        let harness = ViewHarness(
            TestBox(40, 20, color: .white).overlay(alignment: .leading) {
                TestBox(20, 20).probe("first")
                TestBox(10, 10).probe("second")
            }, size: size)
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["first"] == CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(frames["second"] == CGRect(x: 30, y: 45, width: 10, height: 10))
    }

    @Test func orderOfDrawing() {
        let harness = ViewHarness(
            TestBox(20, 20, color: .white).padding(10).background(.black).overlay {
                Color.red.frame(width: 4, height: 4)
            },
            size: size)
        #expect(harness.color(at: 35, 50) == .black)
        #expect(harness.color(at: 45, 50) == .white)
        #expect(harness.color(at: 50, 50).bytes == [255, 59, 48, 255])
    }

    /// A style in the background reaches under what covers the screen; a view does not.
    @Test func stylesIgnoreTheSafeArea() {
        let safeArea = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
        let filled = ViewHarness(Color.white.background(Color.black), size: size, safeArea: safeArea)
        #expect(filled.color(at: 50, 5) == .black)
        #expect(filled.color(at: 50, 95) == .black)
        let kept = ViewHarness(
            Color.clear.background(.black, ignoresSafeAreaEdges: .bottom), size: size, safeArea: safeArea)
        #expect(kept.color(at: 50, 5) == .white)
        #expect(kept.color(at: 50, 95) == .black)
        let view = ViewHarness(Color.clear.background { Color.black }, size: size, safeArea: safeArea)
        #expect(view.color(at: 50, 5) == .white)
        #expect(view.color(at: 50, 50) == .black)
    }

    @Test func shapesInTheBackground() {
        let harness = ViewHarness(
            TestBox(0, 0).frame(width: 40, height: 40).background(.black, in: Circle()), size: size)
        #expect(harness.color(at: 50, 50) == .black)
        #expect(harness.color(at: 31, 31) == .white)
    }

    @Test func bordersLieInside() {
        let harness = ViewHarness(TestBox(40, 40, color: .white).border(.black, width: 4), size: size)
        #expect(harness.color(at: 29, 50) == .white)
        #expect(harness.color(at: 31, 50) == .black)
        #expect(harness.color(at: 35, 50) == .white)
    }

    @Test func aChangedBackgroundEvaluatesAndPaintsOnlyItself() {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                TestBox(20, 20, "box").background(isOn ? Color.red : .green).onTapGesture { isOn = true }
            }
        }
        let harness = ViewHarness(Content(), size: size)
        let measures = harness.viewGraph.measureCount
        harness.tap("box")
        #expect(harness.damage == [CGRect(x: 40, y: 40, width: 20, height: 20)])
        #expect(harness.viewGraph.measureCount == measures)
    }

    @Test func whatLiesOnAViewTakesInput() {
        let tally = Tally()
        let harness = ViewHarness(
            TestBox(60, 60, "below").onTapGesture { tally.events.append("below") }
                .overlay(alignment: .top) { TestBox(20, 20, "above").onTapGesture { tally.events.append("above") } }
                .safeAreaInset(edge: .bottom) { TestBox(20, 20, "bar").onTapGesture { tally.events.append("bar") } },
            size: size)
        for name in ["above", "bar", "below"] { harness.tap(name) }
        #expect(tally.events == ["above", "bar", "below"])
    }
}
