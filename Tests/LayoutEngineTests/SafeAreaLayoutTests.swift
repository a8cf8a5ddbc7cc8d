import Foundation
import Geometry
import LayoutEngine
import Testing

struct SafeAreaLayoutTests {
    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    @Test func viewThatFillsTheSafeAreaMayGrowToTheScreen() {
        let frame = screen.inset(by: insets)
        #expect(SafeAreaLayout.growth(of: frame, in: screen, insets: insets) == insets)
        let bottomOnly = SafeAreaLayout.growth(of: frame, in: screen, insets: insets, edges: .bottom)
        #expect(bottomOnly == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func sideAwayFromTheBoundaryDoesNotGrow() {
        // Measured: a colour 10 points below a bar stays where it is (iamcgn/swiftui-web Docs/elements/Position.md).
        let frame = CGRect(x: 0, y: 57, width: 60, height: 700)
        #expect(SafeAreaLayout.growth(of: frame, in: screen, insets: insets) == EdgeInsets())
    }

    @Test func narrowViewAtTheTopGrowsUpwards() {
        let frame = CGRect(x: 100, y: 47, width: 60, height: 100)
        #expect(SafeAreaLayout.growth(of: frame, in: screen, insets: insets).top == 47)
    }

    @Test func overlapIsWhatContentKeepsClearOf() {
        #expect(SafeAreaLayout.overlap(of: screen, in: screen, insets: insets) == insets)
        let below = CGRect(x: 0, y: 30, width: 390, height: 500)
        #expect(SafeAreaLayout.overlap(of: below, in: screen, insets: insets).top == 17)
        let hidden = CGRect(x: 0, y: 0, width: 390, height: 20)
        #expect(SafeAreaLayout.overlap(of: hidden, in: screen, insets: insets).top == 20)
    }

    @Test func barTakesItsLengthAndTheStandardDistance() {
        // Measured: 200 less a bar of 30 leaves 162 (position/safe-area in iamcgn/swiftui-web).
        let size = CGSize(width: 100, height: 200)
        let bar = frame(nil, 30, .center, flexible())
        let placement = SafeAreaLayout.barPlacement(
            of: bar, on: .bottom, alignment: HorizontalAlignment.center.key, in: size)
        #expect(placement.origin == CGPoint(x: 0, y: 170))
        let barInsets = SafeAreaLayout.insets(forBarOn: .bottom, length: 30, spacing: nil)
        #expect(200 - barInsets.vertical == 162)
        #expect(SafeAreaLayout.insets(forBarOn: .leading, length: 30, spacing: 0).leading == 30)
    }

    @Test func barIsAlignedAlongItsEdge() {
        let size = CGSize(width: 100, height: 200)
        let trailing = SafeAreaLayout.barPlacement(
            of: box(40, 30), on: .top, alignment: HorizontalAlignment.trailing.key, in: size)
        #expect(trailing.origin == CGPoint(x: 60, y: 0))
        let side = SafeAreaLayout.barPlacement(
            of: box(40, 30), on: .trailing, alignment: VerticalAlignment.center.key, in: size)
        #expect(side.origin == CGPoint(x: 60, y: 85))
    }

    @Test func contentThatIgnoresTheSafeAreaKeepsTheSafeFrameForItsParent() {
        let layout = SafeAreaIgnoringLayout(growth: insets)
        let root = Unary(layout, flexible().named("content"))
        root.layOut(in: CGSize(width: 390, height: 763), centred: false)
        #expect(root.frame == CGRect(x: 0, y: 0, width: 390, height: 763))
        #expect(root["content"]?.frame == CGRect(x: 0, y: -47, width: 390, height: 844))
    }

    @Test func smallContentIsCentredInTheGrownArea() {
        let root = Unary(SafeAreaIgnoringLayout(growth: EdgeInsets(20, edges: .top)), box(10, 10).named("content"))
        root.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 100, height: 100))
        // The frame is the child's own; the area has grown by 20 upwards.
        #expect(root["content"]?.frame == CGRect(x: 0, y: -10, width: 10, height: 10))
    }

    @Test func proposalsGrow() {
        let grown = SafeAreaLayout.grow(ProposedViewSize(width: 100, height: nil), by: EdgeInsets(10))
        #expect(grown == ProposedViewSize(width: 120, height: nil))
    }
}
