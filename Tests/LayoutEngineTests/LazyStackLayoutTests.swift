import Foundation
import Geometry
import LayoutEngine
import Testing

struct LazyStackLayoutTests {
    private let layout = LazyStackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key)

    @Test func fillsAcrossAndIsAsLongAsItsItems() {
        let lengths = EstimatedLengths(count: 10, estimate: 20, spacing: 8)
        let size = layout.size(ProposedViewSize(width: 300, height: 100), lengths: lengths, widest: 50)
        #expect(size == CGSize(width: 300, height: 272))
        #expect(layout.size(.unspecified, lengths: lengths, widest: 50).width == 50)
    }

    @Test func itemsAreProposedTheWidthOnly() {
        #expect(
            layout.itemProposal(ProposedViewSize(width: 300, height: 100)) == ProposedViewSize(width: 300, height: nil))
    }

    @Test func itemsAreAlignedAcross() {
        let proposal = ProposedViewSize(width: 300, height: nil)
        let trailing = LazyStackLayout(axis: .vertical, alignment: HorizontalAlignment.trailing.key)
        let leading = layout.placement(of: box(50, 20), at: 40, across: 300, proposal: proposal)
        #expect(leading.origin == CGPoint(x: 0, y: 40))
        #expect(trailing.placement(of: box(50, 20), at: 40, across: 300, proposal: proposal).origin.x == 250)
        let row = LazyStackLayout(axis: .horizontal, alignment: VerticalAlignment.bottom.key)
        // Measured: a 30 pt box lies at 210 in a lazy row 240 high (iamcgn/swiftui-web Docs/elements/Lazy.md).
        let placement = row.placement(
            of: box(20, 30), at: 0, across: 240, proposal: ProposedViewSize(width: nil, height: 240))
        #expect(placement.origin == CGPoint(x: 0, y: 210))
    }

    @Test func itemsNearTheViewportAreWanted() {
        let lengths = EstimatedLengths(count: 1000, estimate: 50)
        let viewport = CGRect(x: 0, y: 1000, width: 300, height: 500)
        #expect(layout.visibleItems(in: viewport, lengths: lengths) == 20..<30)
        #expect(layout.visibleItems(in: viewport, lengths: lengths, margin: 100) == 18..<32)
    }

    @Test func headersStayInSightWhileTheirSectionIs() {
        let section: (start: CGFloat, end: CGFloat) = (100, 500)
        let offset = { (viewport: CGFloat) in
            layout.pinnedOffset(
                natural: 100, length: 30, section: section, viewport: (viewport, viewport + 300))
        }
        #expect(offset(50) == 100 && offset(200) == 200 && offset(490) == 470)
        let footer = { (viewport: CGFloat) in
            layout.pinnedOffset(
                natural: 470, length: 30, section: section, viewport: (viewport, viewport + 300), isFooter: true)
        }
        #expect(footer(300) == 470 && footer(150) == 420 && footer(-250) == 100)
    }
}
