import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import SwiftUICore

/// The distances that texts keep in a `VStack` that gives none.
struct TextSpacingTests {
    private func spacing(of font: Font) -> ItemSpacing {
        .text(of: FontContext(platform: .iOS, size: .large).resolve(font))
    }

    /// Size, distance to a view above, distance to a view below, in points at two pixels a point.
    /// Source: iamcgn/swiftui-web, SystemFontMetricsTableIOS.swift (Mac Catalyst 26.2).
    private static let sized: [(CGFloat, CGFloat, CGFloat)] = [
        (10, 3.6094, 6.2314), (11, 3.8203, 6.7046), (12, 4.0313, 7.1777), (13, 4.7422, 8.1509), (15, 5.1641, 9.0972),
        (17, 6.0859, 10.5435), (20, 6.7188, 11.9629), (22, 7.6406, 13.4092), (24, 8.0625, 14.3555),
        (26, 8.9844, 15.8018), (32, 10.75, 19.1406), (40, 13.4375, 23.9258),
    ]

    @Test(arguments: sized)
    func plainSizes(size: CGFloat, above: CGFloat, below: CGFloat) {
        let text = spacing(of: .system(size: size))
        #expect(abs(ItemSpacing.plain.distance(to: text, along: .vertical) - above) < 0.001)
        #expect(abs(text.distance(to: .plain, along: .vertical) - below) < 0.001)
        #expect(text.distance(to: text, along: .vertical) == 0)
        #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    /// The distance between two texts of a style. Source: iamcgn/swiftui-web, Docs/elements/Text.md @0328321. Title (1.5) and
    /// caption (2) were recorded with lines that are too high, and are half a point off here.
    @Test(arguments: [
        (Font.largeTitle, 1), (.title2, 2.5), (.title3, 1.5), (.headline, 2), (.body, 2), (.callout, 2.5),
        (.subheadline, 2.5), (.footnote, 3), (.caption2, 0.5),
    ])
    func textStyles(font: Font, distance: CGFloat) {
        let text = spacing(of: font)
        #expect(text.distance(to: text, along: .vertical) == distance)
    }

    @Test func theLowerTextDecides() {
        #expect(spacing(of: .body).distance(to: spacing(of: .footnote), along: .vertical) == 3)
        #expect(spacing(of: .footnote).distance(to: spacing(of: .body), along: .vertical) == 2)
    }
}
