import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Lazy containers hold nodes only for what is near the visible part.
@MainActor
struct LazyTests {
    private struct List: View {
        let count: Int
        let tally: Tally
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        let _ = tally.body("row")
                        TestBox(50, 20, "row \(index)")
                    }
                }
            }
        }
    }

    @Test(arguments: [1_000, 1_000_000])
    func nodesDoNotDependOnTheNumberOfRows(count: Int) {
        let tally = Tally()
        let harness = ViewHarness(List(count: count, tally: tally), size: CGSize(width: 100, height: 200))
        #expect(harness.viewGraph.nodeCount < 150)
        #expect(tally.bodies["row"]! < 80)
        #expect(harness.frame(of: "row 0") == CGRect(x: 25, y: 0, width: 50, height: 20))
        #expect(harness.frame(of: "row 9")?.minY == 180)

        tally.bodies = [:]
        harness.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 50, y: 100))
        #expect(harness.frame(of: "row 20")?.minY == 0)
        #expect(harness.frame(of: "row 0") == nil)
        #expect(tally.bodies["row"]! < 80)
        #expect(harness.viewGraph.nodeCount < 150)
    }

    @Test func aRowIsEvaluatedOnceWhenItIsMade() {
        let tally = Tally()
        let harness = ViewHarness(List(count: 1_000, tally: tally), size: CGSize(width: 100, height: 200))
        // Ten rows fill the window, half as many more below are kept; the first is made to estimate the others.
        #expect(tally.bodies["row"] == 15)
        #expect(harness.frame(of: "row 14") != nil)
    }

    @Test func scrollsToARowThatDoesNotExistYet() {
        struct Jumping: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            TestBox(50, 20, "jump").onTapGesture { proxy.scrollTo(5_000, anchor: .top) }
                            ForEach(0..<10_000, id: \.self) { TestBox(50, 20, "row \($0)") }
                        }
                    }
                }
            }
        }
        let harness = ViewHarness(Jumping(), size: CGSize(width: 100, height: 200))
        harness.tap("jump")
        #expect(harness.frame(of: "row 5000")?.minY == 0)
    }

    @Test func anAdaptiveGridFillsItsWidth() {
        let columns = [GridItem(.adaptive(minimum: 40), spacing: 10)]
        let harness = ViewHarness(
            LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<5, id: \.self) { TestBox(20, 20, "\($0)") } },
            size: CGSize(width: 100, height: 200))
        // (100 + 10) / (40 + 10) = 2 tracks of 45 points.
        #expect(harness.frame(of: "0")?.midX == 22.5)
        #expect(harness.frame(of: "1")?.midX == 77.5)
        #expect(harness.frame(of: "2")!.minY - harness.frame(of: "0")!.minY == 25)
    }
}
