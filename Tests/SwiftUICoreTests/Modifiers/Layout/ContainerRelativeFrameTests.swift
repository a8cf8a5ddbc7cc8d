import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Sizes by the container, not by the space that is offered (documentation of `containerRelativeFrame`).
@MainActor
struct ContainerRelativeFrameTests {
    private func width(_ view: some View) -> CGFloat? {
        let harness = ViewHarness(
            ScrollView(.horizontal) { HStack(spacing: 10) { view.probe("box") } }.frame(width: 200, height: 100))
        return harness.viewGraph.root.probedFrames["box"]?.width
    }

    @Test func aScrollViewIsAContainer() {
        #expect(width(Color.red.containerRelativeFrame(.horizontal)) == 200)
        #expect(width(Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }) == 50)
    }

    /// count columns with their spacings fill the container; span of them is the view's width.
    @Test func columnsShareTheContainer() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        // 4 w + 3 · 10 = 200; 2 w + 10.
        #expect(width(view) == 95)
    }

    /// The margins of a scroll view's content are no part of the container.
    @Test func marginsAreTakenOff() {
        let view = ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("box") }
            .contentMargins(20, for: .scrollContent)
        let harness = ViewHarness(view.frame(width: 200, height: 100))
        #expect(harness.viewGraph.root.probedFrames["box"]?.size == CGSize(width: 160, height: 60))
    }

    @Test func theFrameFollowsItsContainer() {
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 100)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<9, id: \.self) { index in
                        Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("box \(index)")
                    }
                }
            }
        }
        let harness = ViewHarness(view, size: CGSize(width: 200, height: 300))
        #expect(harness.viewGraph.root.probedFrames["box 0"]?.size == CGSize(width: 200, height: 200))
        harness.resize(to: CGSize(width: 150, height: 250))
        #expect(harness.viewGraph.root.probedFrames["box 0"]?.size == CGSize(width: 150, height: 150))
        harness.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 75, y: 200))
        #expect(harness.viewGraph.root.probedFrames["box 1"]?.minY == 50.0)
    }
}
