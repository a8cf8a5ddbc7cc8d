import Foundation
import Geometry
import LayoutEngine
import Testing

struct StackLayoutTests {
    private func widths(_ root: Node, _ names: [String]) -> [CGFloat] { names.map { root[$0]?.frame.width ?? -1 } }

    @Test func placingAfterMeasuringAsksNoChildAgain() {
        let leaves = (0..<5).map { text(CGFloat(10 + $0)) }
        let stack = Container(StackLayout.horizontal(), leaves)
        let proposal = ProposedViewSize(width: 200, height: 50)
        _ = stack.sizeThatFits(proposal)
        let counts = leaves.map(\.measureCount)
        // Twice for the range, once for the size.
        #expect(counts.allSatisfy { $0 == 3 })
        stack.place(at: .zero, anchor: .topLeading, proposal: proposal)
        #expect(leaves.map(\.measureCount) == counts)
    }

    @Test func whatIgnoresSpareSpaceIsNotAskedInIt() {
        final class Words: Node {
            override var ignoresSpareSpace: Bool { true }
            override func size(for proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }
        }
        let words = Words()
        let line = Leaf { CGSize(width: 4, height: $0.height ?? 10) }
        let stack = Container(StackLayout.horizontal(), [words, line, rigid(10, 50)])
        let proposal = ProposedViewSize(width: 200, height: nil)
        _ = stack.sizeThatFits(proposal)
        let (asked, askedLine) = (words.measureCount, line.measureCount)
        stack.place(at: .zero, anchor: .topLeading, proposal: proposal)
        #expect(words.measureCount == asked)
        #expect(line.measureCount == askedLine + 1)
        #expect(words.frame.size == CGSize(width: 30, height: 20))
        #expect(line.frame.height == 50)
    }

    @Test func aLineIsAsLongAsTheTextBesideIt() {
        let row = horizontal(spacing: 0, [frame(4, nil, .center, flexible()).named("line"), rigid(50, 60)])
        let proposal = ProposedViewSize(width: 200, height: nil)
        #expect(row.sizeThatFits(proposal) == CGSize(width: 54, height: 60))
        row.place(at: .zero, anchor: .topLeading, proposal: proposal)
        #expect(row["line"]?.frame == CGRect(x: 0, y: 0, width: 4, height: 60))
        #expect(row.sizeThatFits(proposal) == CGSize(width: 54, height: 60))
    }

    @Test func anotherWidthDoesNotAskForRangesAgain() {
        let leaves = (0..<5).map { text(CGFloat(10 + $0)) }
        let stack = Container(StackLayout.horizontal(), leaves)
        _ = stack.sizeThatFits(ProposedViewSize(width: 200, height: nil))
        _ = stack.sizeThatFits(ProposedViewSize(width: 100, height: nil))
        #expect(leaves.allSatisfy { $0.measureCount == 4 })
    }

    @Test func rigidChildrenAreAskedTwiceAtMost() {
        let leaves = (0..<5).map { _ in rigid(10, 10) }
        let stack = Container(StackLayout.horizontal(), leaves)
        _ = stack.sizeThatFits(ProposedViewSize(width: 200, height: 50))
        #expect(leaves.allSatisfy { $0.measureCount == 2 })
        #expect(StackLayout.horizontal().isRigid(children: leaves))
        #expect(!StackLayout.horizontal().isRigid(children: leaves + [text(5)]))
    }

    @Test func idealProposalGivesEachChildItsIdealSize() {
        let stack = horizontal(spacing: 5, [flexible(), text(30), spacer(.horizontal)])
        #expect(stack.sizeThatFits(.unspecified) == CGSize(width: 10 + 5 + 30 + 5 + 8, height: 16))
    }

    @Test func leastFlexibleChildrenTakeTheirSpaceFirst() {
        // Rule: what a short text leaves of its share goes to the long ones (HStack too narrow for its texts).
        let root = horizontal(spacing: 0, [text(100).named("a"), text(20).named("b"), text(90).named("c")])
        root.layOut(in: CGSize(width: 150, height: 20))
        #expect(widths(root, ["a", "b", "c"]) == [65, 20, 65])
    }

    @Test func highPriorityLeavesTheOthersTheirMinimum() {
        let low = Unary(FlexibleFrameLayout(minWidth: 30), flexible())
        let root = horizontal(
            spacing: 0, [low.named("low"), text(500).priority(2).named("high"), flexible().priority(-1).named("least")])
        root.layOut(in: CGSize(width: 300, height: 20))
        #expect(widths(root, ["low", "high", "least"]) == [30, 270, 0])
    }

    @Test func largerMinimumGoesFirstAmongEndlesslyFlexibleOnes() {
        let wide = Unary(FlexibleFrameLayout(minWidth: 80, maxWidth: .infinity), flexible())
        let root = horizontal(spacing: 0, [flexible().named("a"), wide.named("b")])
        root.layOut(in: CGSize(width: 100, height: 20))
        #expect(widths(root, ["a", "b"]) == [20, 80])
    }

    @Test func manyChildrenKeepTheirOrderWhenAlike() {
        let root = horizontal(spacing: 0, (0..<50).map { flexible().named("\($0)") })
        root.layOut(in: CGSize(width: 500, height: 20))
        for index in 0..<50 { #expect(root["\(index)"]?.frame.minX == CGFloat(index * 10)) }
    }

    @Test func baselinesAreAligned() {
        let big = Leaf(spacing: .plain, baseline: 30) { _ in CGSize(width: 20, height: 40) }
        let small = Leaf(spacing: .plain, baseline: 10) { _ in CGSize(width: 20, height: 14) }
        let root = horizontal(.firstTextBaseline, spacing: 0, [big, small.named("small"), box(10, 20).named("box")])
        #expect(root.sizeThatFits(.unspecified) == CGSize(width: 50, height: 40))
        root.layOut(in: CGSize(width: 50, height: 40))
        // What has no text stands with its bottom on the baseline.
        #expect(root["small"]?.frame.minY == 20 && root["box"]?.frame.maxY == 30)
        let key = VerticalAlignment.firstTextBaseline.key
        #expect(root.explicitValue(of: key, size: CGSize(width: 50, height: 40), proposal: .unspecified) == 30)
    }

    @Test func overflowAcrossIsRefittedWhereAsked() {
        // Aligned on a guide outside of them, both children stick out to the right of 100.
        let child = { flexible().guide(HorizontalAlignment.leading) { _ in -40 } }
        let layout = StackLayout(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, refitsOverflow: true)
        let plain = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
        let other = { box(20, 10).guide(HorizontalAlignment.leading) { _ in 0 } }
        let proposal = ProposedViewSize(width: 100, height: 50)
        #expect(Container(plain, [other(), child()]).sizeThatFits(proposal).width == 140)
        #expect(Container(layout, [other(), child()]).sizeThatFits(proposal).width == 100)
    }

    @Test func spacingOfTheStackItself() {
        let stack = vertical([text(10), box(10, 10)])
        // The text is on top; both sides stand 8 off; below is a plain view.
        #expect(stack.spacing[.top, .edgeAboveText] == 4.7422 && stack.spacing[.top, .plain] == nil)
        #expect(stack.spacing[.bottom, .plain] == 8 && stack.spacing[.leading, .plain] == 8)
        #expect(vertical([]).spacing == ItemSpacing.none)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0])
    func oddProposalsAndSpacingsGiveSizesThatAreNumbers(_ length: CGFloat) {
        for children in [[flexible(), text(20)], [spacer(.horizontal), flexible(), box(5, 5)]] {
            for stack in [horizontal(spacing: nil, children), horizontal(spacing: length, children)] {
                let size = stack.sizeThatFits(ProposedViewSize(width: length, height: 10))
                #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0)
                stack.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: length, height: 10))
                #expect(children.allSatisfy { !$0.frame.minX.isNaN && !$0.frame.minY.isNaN })
            }
        }
    }

    @Test func negativeSpacingOverlaps() {
        let root = horizontal(spacing: -10, [box(50, 10).named("a"), box(50, 10).named("b")])
        root.layOut(in: CGSize(width: 90, height: 10))
        #expect(root.frame.width == 90 && root["b"]?.frame.minX == 40)
        #expect(horizontal(spacing: -100, [box(50, 10), box(5, 10)]).sizeThatFits(.unspecified).width == 0)
    }
}
