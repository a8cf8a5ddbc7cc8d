import Foundation
import Geometry
import Testing

@testable import SwiftUICore

struct AnchoredPlacementTests {
    private let window = CGRect(x: 0, y: 0, width: 1000, height: 700)

    private func frame(of size: CGSize, at source: CGRect, edge: Edge? = nil) -> CGRect {
        var anchor = PresentationAnchor()
        anchor.alignment = .center
        anchor.arrowEdge = edge
        return AnchoredPlacement(anchor, source: source, area: window).frame(for: size)
    }

    @Test func contentHangsBelowWhatItBelongsTo() {
        let frame = frame(of: CGSize(width: 200, height: 100), at: CGRect(x: 400, y: 50, width: 100, height: 40))
        #expect(frame == CGRect(x: 350, y: 98, width: 200, height: 100))
    }

    /// An iPad shows what belongs to a view that fills the window inside of the window.
    @Test(arguments: [nil, .top, .bottom, .leading, .trailing] as [Edge?])
    func whatBelongsToTheWholeWindowIsSeen(edge: Edge?) {
        let size = CGSize(width: 300, height: 250)
        var anchor = PresentationAnchor()
        anchor.arrowEdge = edge
        let placement = AnchoredPlacement(anchor, source: window, area: window)
        #expect(placement.proposal.height >= size.height && placement.proposal.width >= size.width)
        #expect(window.contains(placement.frame(for: size)))
    }
}
