import Drawing
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The sizes are those of iamcgn/swiftui-web, Docs/elements/iOS.md and Layout.md.
@MainActor
struct DividerTests {
    @Test(arguments: [2, 3] as [CGFloat])
    func aDividerIsOnePixelThickOnIOS(scale: CGFloat) throws {
        let harness = ViewHarness(
            VStack(spacing: 0) {
                TestBox(10, 20); Divider().probe("divider"); TestBox(10, 20)
            },
            size: CGSize(width: 100, height: 200), scale: scale)
        let frame = try #require(harness.viewGraph.root.probedFrames["divider"])
        #expect(frame.width == 100)
        #expect(abs(frame.height - 1 / scale) < 0.001)
    }

    @Test func aDividerIsTenPointsLongWhereNothingIsProposed() {
        let harness = ViewHarness(
            ZStack {
                Divider().probe("outside").fixedSize()
                HStack { Divider().probe("row") }.fixedSize()
            }, size: CGSize(width: 100, height: 100))
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["outside"]?.size == CGSize(width: 10, height: 0.5))
        #expect(frames["row"]?.size == CGSize(width: 0.5, height: 10))
    }

    @Test(arguments: [false, true])
    func aDividerHasTheColourOfSeparators(isDark: Bool) {
        let harness = ViewHarness(Divider(), size: CGSize(width: 100, height: 100), isDark: isDark)
        let expected = SystemColors.iOS.value(of: .separator, isDark: isDark)
        let paints: [Paint] = harness.displayList.commands.compactMap {
            if case .fill(_, let paint, _) = $0 { paint } else { nil }
        }
        #expect(paints.last == .color(expected))
    }
}
