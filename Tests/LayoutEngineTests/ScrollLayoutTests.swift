import Foundation
import Geometry
import LayoutEngine
import Testing

struct ScrollLayoutTests {
    private let layout = ScrollLayout(axes: .vertical)

    @Test func windowTakesTheProposalAlongAndTheContentAcross() {
        let proposal = ProposedViewSize(width: 250, height: 150)
        #expect(layout.sizeThatFits(proposal, content: box(300, 400)) == CGSize(width: 300, height: 150))
        #expect(layout.sizeThatFits(.unspecified, content: box(300, 400)) == CGSize(width: 300, height: 400))
        #expect(
            ScrollLayout(axes: .both).sizeThatFits(proposal, content: box(300, 400)) == CGSize(width: 250, height: 150))
    }

    @Test func insetsWidenTheRangeOfOffsets() {
        let insets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
        let offsets = layout.offsets(
            content: CGSize(width: 100, height: 400), window: CGSize(width: 100, height: 150), insets: insets)
        #expect(offsets == CGRect(x: 0, y: -10, width: 0, height: 280))
        let short = layout.offsets(content: CGSize(width: 100, height: 50), window: CGSize(width: 100, height: 150))
        #expect(short == .zero)
    }

    private func offset(toShow y: CGFloat, height: CGFloat = 20, from start: CGFloat, anchor: UnitPoint?) -> CGFloat {
        layout.offset(
            toShow: CGRect(x: 0, y: y, width: 100, height: height), from: CGPoint(x: 0, y: start),
            window: CGSize(width: 100, height: 100), anchor: anchor,
            limits: CGRect(x: 0, y: 0, width: 0, height: 900)
        ).y
    }

    @Test func withoutAnchorItMovesTheLeast() {
        #expect(offset(toShow: 250, from: 200, anchor: nil) == 200)
        #expect(offset(toShow: 290, from: 200, anchor: nil) == 210)
        #expect(offset(toShow: 150, from: 200, anchor: nil) == 150)
        #expect(offset(toShow: 300, height: 200, from: 0, anchor: nil) == 300)
    }

    @Test func anchorsOfTargetAndWindowMeet() {
        #expect(offset(toShow: 500, from: 0, anchor: .top) == 500)
        #expect(offset(toShow: 500, from: 0, anchor: .center) == 460)
        #expect(offset(toShow: 500, from: 0, anchor: .bottom) == 420)
        #expect(offset(toShow: 20, from: 0, anchor: .bottom) == 0)
        #expect(offset(toShow: 980, from: 0, anchor: .top) == 900)
    }
}
