import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// A container of many children paints and meets those at one place without a look at the others.
@MainActor
struct DrawingOrderTests {
    private struct Row: View {
        let index: Int
        @State private var isMoved = false

        var body: some View {
            TestBox(40, 10, "row \(index)").offset(x: isMoved ? 200 : 0).onTapGesture { isMoved.toggle() }
        }
    }

    private func harness(count: Int) -> ViewHarness {
        ViewHarness(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } }.frame(maxWidth: .infinity)
            },
            size: CGSize(width: 400, height: 400))
    }

    /// The nodes that are looked at while something is done.
    private func visits(_ harness: ViewHarness, _ action: () -> Void) -> Int {
        let before = harness.viewGraph.visitCount
        action()
        return harness.viewGraph.visitCount - before
    }

    @Test func paintingOneRowLooksAtAsManyNodesWhateverTheNumberOfRows() {
        let counts = [1_000, 10_000].map { count in
            let harness = harness(count: count)
            harness.tap("row 3")
            return visits(harness) { for area in harness.damage { _ = harness.root.displayList(in: area) } }
        }
        #expect(counts[0] > 0)
        #expect(counts[0] < 150)
        #expect(counts[0] == counts[1])
    }

    @Test func aTapLooksAtAsManyNodesWhateverTheNumberOfRows() {
        let counts = [1_000, 10_000].map { count in
            let harness = harness(count: count)
            return visits(harness) { #expect(!harness.viewGraph.root.hitPath(at: CGPoint(x: 200, y: 35)).isEmpty) }
        }
        #expect(counts[0] > 0)
        #expect(counts[0] < 150)
        #expect(counts[0] == counts[1])
    }

    @Test func aRowThatMovedOutOfItsPlaceIsPaintedAndMetWhereItIs() {
        let harness = harness(count: 100)
        let (from, to) = (CGPoint(x: 200, y: 35), CGPoint(x: 390, y: 35))
        // The bounds for hits are known before it moves.
        harness.tap(at: to)
        harness.tap(at: from)
        // In the middle of 400 points, 40 wide, moved by 200.
        let place = CGRect(x: 380, y: 30, width: 20, height: 10)
        #expect(fills(in: harness.root.displayList(in: place)).contains { $0.contains(place) })
        #expect(harness.damage.contains { $0.contains(place) })
        harness.tap(at: to)
        #expect(harness.frame(of: "row 3")?.midX == 200)
    }

    @Test func aContentShapeThatGrowsOutOfARowIsMet() {
        struct Grown: View {
            @State private var taps = 0
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { index in
                        Color.clear.frame(width: 40, height: 10)
                            .contentShape(Rectangle().inset(by: index == 20 ? -CGFloat(taps) * 30 : 0))
                            .onTapGesture { taps += 1 }
                    }
                    TestBox(10, 10, "taps \(taps)")
                }
            }
        }
        let harness = ViewHarness(Grown(), size: CGSize(width: 400, height: 510))
        harness.tap(at: CGPoint(x: 230, y: 205))
        #expect(harness.element("taps 0") != nil)
        harness.tap(at: CGPoint(x: 200, y: 205))
        harness.tap(at: CGPoint(x: 230, y: 205))
        #expect(harness.element("taps 2") != nil)
    }

    @Test func whatIsFarBelowTheWindowIsPaintedOnceItIsScrolledThere() {
        let harness = harness(count: 1_000)
        harness.scroll(by: CGSize(width: 0, height: -5_000), at: CGPoint(x: 200, y: 200))
        let rows = fills(in: harness.displayList).filter { $0.width == 40 }
        #expect((40...42).contains(rows.count))
    }

    @Test(arguments: [2, 100]) func aChangedZIndexChangesTheOrderOfDrawing(count: Int) {
        struct Pile: View {
            let count: Int
            @State private var isFirstInFront = false
            var body: some View {
                ZStack {
                    ForEach(0..<count, id: \.self) { index in
                        TestBox(20, 20, color: index == 0 ? .white : .black)
                            .zIndex(index == 0 && isFirstInFront ? 1 : 0).padding(1)
                    }
                }
                .onTapGesture { isFirstInFront = true }
            }
        }
        let harness = ViewHarness(Pile(count: count), size: CGSize(width: 20, height: 20))
        #expect(lastColor(in: harness.displayList) == .black)
        harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(lastColor(in: harness.displayList) == .white)
        #expect(!harness.damage.isEmpty)
    }

    private func fills(in list: DisplayList) -> [CGRect] {
        list.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    private func lastColor(in list: DisplayList) -> RGBA? {
        guard case .fill(_, .color(let color), _) = list.commands.last else { return nil }
        return color
    }
}
