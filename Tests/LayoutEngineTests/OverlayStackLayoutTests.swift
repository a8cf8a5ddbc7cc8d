import Foundation
import Geometry
import LayoutEngine
import Testing

struct OverlayStackLayoutTests {
    @Test func lowerPrioritiesTakeTheSizeOfTheHigher() {
        // A background that must not make the stack larger: known from fatbobman.com, "layoutPriority in ZStack".
        let root = overlaid(.center, [flexible().priority(-1).named("back"), text(40).named("text")])
        #expect(root.sizeThatFits(ProposedViewSize(width: 200, height: 200)) == CGSize(width: 40, height: 16))
        root.layOut(in: CGSize(width: 200, height: 200))
        #expect(root["back"]?.frame == root["text"]?.frame)
    }

    @Test func shapesFillAStackThatItsNeighbourMadeAsLarge() {
        let card = overlaid(.center, [flexible().named("shape"), box(60, 40)])
        card.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 200, height: nil))
        #expect(card["shape"]?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test func neighboursOfAPictureThatSticksOutAreAsLarge() {
        // A frame of 350 by 300 around a square that fills it moves what is positioned 25 points up: observed, see
        // devgem.io, "SwiftUI: Positioning Views Accurately Within a Parent Frame".
        let root = overlaid(.center, [rigid(350, 350), flexible().named("positioned")])
        root.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 350, height: 300))
        #expect(root["positioned"]?.frame == CGRect(x: 0, y: 0, width: 350, height: 350))
    }

    @Test func sizeIsTheUnionAroundTheGuides() {
        let left = box(20, 20).guide(HorizontalAlignment.center) { _ in 0 }
        let right = box(30, 10).guide(HorizontalAlignment.center) { $0.width }
        let root = overlaid(.center, [left.named("left"), right.named("right")])
        #expect(root.sizeThatFits(.unspecified) == CGSize(width: 50, height: 20))
        root.layOut(in: CGSize(width: 50, height: 20))
        #expect(root["left"]?.frame.minX == 30 && root["right"]?.frame.minX == 0)
    }

    @Test func nothingHasNoSize() { #expect(overlaid(.center, []).sizeThatFits(.infinity) == .zero) }

    @Test func infiniteChildrenDoNotDisturbThePlaces() {
        let root = overlaid(.center, [flexible(), box(10, 10).named("box")])
        #expect(root.sizeThatFits(.infinity).width == .infinity)
        root.place(at: .zero, anchor: .topLeading, proposal: .infinity)
        #expect(root["box"]?.frame.minX.isNaN == false)
    }
}
