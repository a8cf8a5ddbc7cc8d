import CGtk4
import Drawing
import Foundation
import Testing

@testable import GTKHost

@Suite("Title bar")
struct TitleBarTests {
    private func bar(width: CGFloat, titleWidth: CGFloat = 60) -> TitleBar {
        let title = TextLayout(
            text: ResolvedText(runs: []), size: CGSize(width: titleWidth, height: 16), lines: [], isTruncated: false)
        return TitleBar(width: width, title: title, isDark: false, isActive: true)
    }

    private func titleOrigin(of bar: TitleBar) -> CGPoint? {
        for case .text(_, let origin, _) in bar.displayList.commands { return origin }
        return nil
    }

    @Test("the buttons lie at the end, close last")
    func buttons() {
        let bar = bar(width: 390)
        #expect(bar.part(at: CGPoint(x: 372, y: 18)) == .button(.close))
        #expect(bar.part(at: CGPoint(x: 340, y: 18)) == .button(.maximize))
        #expect(bar.part(at: CGPoint(x: 308, y: 18)) == .button(.minimize))
        #expect(bar.part(at: CGPoint(x: 200, y: 18)) == .title)
    }

    @Test("the title lies in the middle, but never under the buttons")
    func title() {
        #expect(titleOrigin(of: bar(width: 390)) == CGPoint(x: 165, y: 10))
        #expect(titleOrigin(of: bar(width: 220)) == CGPoint(x: 62, y: 10))
        #expect(TitleBar.titleWidth(in: 60) == 0)
    }

    @Test("edges and corners resize")
    func edges() {
        let size = CGSize(width: 400, height: 300)
        #expect(WindowEdge.at(CGPoint(x: 2, y: 150), of: size) == GDK_SURFACE_EDGE_WEST)
        #expect(WindowEdge.at(CGPoint(x: 398, y: 150), of: size) == GDK_SURFACE_EDGE_EAST)
        #expect(WindowEdge.at(CGPoint(x: 200, y: 1), of: size) == GDK_SURFACE_EDGE_NORTH)
        #expect(WindowEdge.at(CGPoint(x: 200, y: 299), of: size) == GDK_SURFACE_EDGE_SOUTH)
        #expect(WindowEdge.at(CGPoint(x: 2, y: 10), of: size) == GDK_SURFACE_EDGE_NORTH_WEST)
        #expect(WindowEdge.at(CGPoint(x: 390, y: 298), of: size) == GDK_SURFACE_EDGE_SOUTH_EAST)
        #expect(WindowEdge.at(CGPoint(x: 6, y: 6), of: size) == nil)
        #expect(WindowEdge.at(CGPoint(x: 200, y: 150), of: size) == nil)
    }
}
