import Foundation
import Testing

@testable import SwiftUICore

/// Expected values: Apple's Human Interface Guidelines, Typography, and the leading that `UIFont` reports on iOS.
@Suite struct TextStyleTableTests {
    @Test(arguments: [
        (TextStyleTable.Style.largeTitle, 34.0, 400, 0.426), (.title, 28, 400, 0.586), (.title2, 22, 400, 1.746),
        (.title3, 20, 400, 1.133), (.headline, 17, 600, 1.713), (.body, 17, 400, 1.713), (.callout, 16, 400, 1.906),
        (.subheadline, 15, 400, 2.1), (.footnote, 13, 400, 2.486), (.caption, 12, 400, 1.68),
        (.caption2, 11, 400, -0.127),
    ])
    func defaultSize(style: TextStyleTable.Style, pointSize: CGFloat, weight: Int, leading: CGFloat) {
        let metrics = Profile.iOS.textStyle(style)
        #expect(metrics.pointSize == pointSize)
        #expect(metrics.weight == weight)
        #expect(abs(metrics.leading - leading) < 0.001)
    }

    @Test func bodyGrowsWithDynamicType() {
        let sizes = (0..<TextStyleTable.sizeCount).map { TextStyleTable.iOS(.body, size: $0).pointSize }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test(arguments: TextStyleTable.Style.allCases)
    func sizesNeverShrink(style: TextStyleTable.Style) {
        let sizes = (0..<TextStyleTable.sizeCount).map { TextStyleTable.iOS(style, size: $0).pointSize }
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test(arguments: [
        (TextStyleTable.Style.largeTitle, 26.0, 32.0), (.headline, 13, 16), (.body, 13, 16), (.caption2, 10, 13),
    ])
    func macOS(style: TextStyleTable.Style, pointSize: CGFloat, lineHeight: CGFloat) {
        let metrics = Profile.macOS.textStyle(style, size: 11)
        #expect(metrics.pointSize == pointSize)
        #expect(abs(metrics.pointSize * TextStyleTable.lineHeightRatio + metrics.leading - lineHeight) < 0.001)
    }
}
