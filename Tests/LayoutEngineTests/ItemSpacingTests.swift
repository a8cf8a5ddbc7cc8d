import Foundation
import Geometry
import LayoutEngine
import Testing

/// Distances as measured on macOS and iOS (iamcgn/swiftui-web Docs/elements/Text.md, Layout.md, iOS.md).
struct ItemSpacingTests {
    private let body = ItemSpacing.text(above: 6.086, below: 10.543, textAbove: 2)
    private let title = ItemSpacing.text(above: 12, below: 25, textAbove: 1.5)

    @Test func distances() {
        let plain = ItemSpacing.plain
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(plain.distance(to: plain, along: .horizontal) == 8)
        #expect(body.distance(to: plain, along: .vertical) == 10.543)
        #expect(plain.distance(to: body, along: .vertical) == 6.086)
        #expect(body.distance(to: plain, along: .horizontal) == 8)
        #expect(body.distance(to: body, along: .horizontal) == 8)
    }

    @Test func lowerTextDecidesBetweenTexts() {
        #expect(body.distance(to: title, along: .vertical) == 1.5)
        #expect(title.distance(to: body, along: .vertical) == 2)
    }

    @Test func spacersTouchTheirNeighbours() {
        for other in [ItemSpacing.plain, body, .none] {
            for axis in [Axis.horizontal, .vertical] {
                #expect(ItemSpacing.none.distance(to: other, along: axis) == 0)
                #expect(other.distance(to: .none, along: axis) == 0)
            }
        }
    }

    @Test func controlsWithTheirOwnDistance() {
        let control = ItemSpacing.uniform(6)
        #expect(control.distance(to: control, along: .vertical) == 6)
        #expect(control.distance(to: .plain, along: .vertical) == 8)
    }

    @Test func unionTakesTheLarger() {
        var spacing = body
        spacing.formUnion(.plain, edges: .bottom)
        #expect(spacing.distance(to: .plain, along: .vertical) == 10.543)
        #expect(spacing[.bottom, .plain] == 8 && spacing[.top, .plain] == nil)
    }

    @Test func framesResetTheSidesThatTheySet() {
        let framed = Unary(FrameLayout(width: nil, height: 50), text(20))
        #expect(framed.spacing.distance(to: .plain, along: .vertical) == 8)
        let wide = Unary(FrameLayout(width: 50, height: nil), text(20))
        #expect(wide.spacing.distance(to: .plain, along: .vertical) == 8.1509)
        let padded = Unary(PaddingLayout(EdgeInsets(5, edges: .top)), text(20))
        #expect(padded.spacing.distance(to: .plain, along: .vertical) == 8.1509)
        #expect(ItemSpacing.plain.distance(to: padded.spacing, along: .vertical) == 8)
    }

    @Test func mirroringExchangesTheSides() {
        var spacing = ItemSpacing.plain
        spacing[.leading, .plain] = 3
        #expect(spacing.mirrored[.trailing, .plain] == 3 && spacing.mirrored[.leading, .plain] == 8)
    }
}
