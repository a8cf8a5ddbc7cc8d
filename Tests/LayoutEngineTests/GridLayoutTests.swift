import Foundation
import Geometry
import LayoutEngine
import Testing

struct GridLayoutTests {
    @Test func rowsShareTheHeightLikeAStack() {
        let root = grid(
            .center, horizontal: 0, vertical: 0, [row(box(20, 30)), row(flexible().named("tall")), row(text(10))])
        root.layOut(in: CGSize(width: 100, height: 200))
        #expect(root["tall"]?.frame.height == 154)
    }

    @Test func unsizedCellsFillTheirRow() {
        let root = grid(
            .center, horizontal: 0, vertical: 0,
            [row((box(20, 30), GridCell()), (flexible().named("filler"), GridCell(unsizedAxes: .vertical)))])
        root.layOut(in: CGSize(width: 100, height: 200))
        #expect(root.frame.height == 30 && root["filler"]?.frame.height == 30)
    }

    @Test func rowAlignmentGoesBeforeTheGrids() {
        var aligned = row(box(20, 30), box(20, 10).named("low"))
        aligned.0.alignment = .bottom
        let root = grid(
            .topLeading, horizontal: 0, vertical: 0, [aligned, row(box(20, 30), box(20, 10).named("high"))])
        root.layOut(in: CGSize(width: 40, height: 60))
        #expect(root["low"]?.frame.minY == 20 && root["high"]?.frame.minY == 30)
    }

    @Test func baselinesAlignInARow() {
        let big = Leaf(baseline: 30) { _ in CGSize(width: 20, height: 40) }
        let small = Leaf(baseline: 10) { _ in CGSize(width: 20, height: 14) }
        let root = grid(.leadingFirstTextBaseline, horizontal: 0, vertical: 0, [row(big, small.named("small"))])
        root.layOut(in: CGSize(width: 40, height: 40))
        #expect(root["small"]?.frame.minY == 20)
    }

    @Test func spanningCellWidensItsColumnsEqually() {
        let wide = (box(100, 10), GridCell(columns: 2))
        let root = grid(
            .topLeading, horizontal: 10, vertical: 0,
            [
                row(wide, (box(5, 5), GridCell())),
                row(box(20, 10), box(40, 10).named("second"), box(5, 5).named("third")),
            ])
        root.layOut(in: CGSize(width: 125, height: 20), centred: false)
        // 20 + 10 + 40 lack 30 of 100.
        #expect(root.frame.width == 115 && root["second"]?.frame.minX == 45 && root["third"]?.frame.minX == 110)
    }

    @Test func emptyGridAndEmptyRows() {
        #expect(grid([]).sizeThatFits(.infinity) == .zero)
        let root = grid(.center, horizontal: 5, vertical: 5, [(GridRow(cells: []), []), row(box(10, 10))])
        #expect(root.sizeThatFits(.unspecified) == CGSize(width: 10, height: 15))
    }

    @Test func shortRowsLeaveColumnsEmpty() {
        let root = grid(.topLeading, horizontal: 0, vertical: 0, [row(box(10, 10), box(20, 10)), row(box(30, 10))])
        #expect(root.sizeThatFits(.unspecified) == CGSize(width: 50, height: 20))
    }

    @Test(arguments: [CGFloat.infinity, .nan, -5, 0])
    func oddProposalsGiveNumbers(_ length: CGFloat) {
        let root = grid([row(text(10), flexible()), spanning(flexible())])
        let size = root.sizeThatFits(ProposedViewSize(width: length, height: length))
        #expect(!size.width.isNaN && !size.height.isNaN)
    }
}
