import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct SymbolDirectionTests {
    /// Whether the tip of a chevron is its left end.
    private func pointsLeft(_ name: String, _ direction: LayoutDirection) -> Bool {
        let view = Image(systemName: name).font(.system(size: 60)).environment(\.layoutDirection, direction)
        let harness = ViewHarness(view, size: CGSize(width: 100, height: 100))
        // The middle row crosses the tip, a row above it the arm.
        let dark = stride(from: 1.0, to: 100, by: 1).filter { harness.color(at: $0, 50).red < 0.5 }
        let ends = stride(from: 1.0, to: 100, by: 1).filter { harness.color(at: $0, 38).red < 0.5 }
        return (dark.min() ?? 0) < (ends.min() ?? 0)
    }

    @Test func symbolsNamedForTheDirectionOfReadingFlip() {
        #expect(!pointsLeft("chevron.forward", .leftToRight) && pointsLeft("chevron.forward", .rightToLeft))
        #expect(pointsLeft("chevron.backward", .leftToRight) && !pointsLeft("chevron.backward", .rightToLeft))
        #expect(!pointsLeft("chevron.right", .rightToLeft) && pointsLeft("chevron.left", .rightToLeft))
    }

    @Test(arguments: [
        ("star.leadinghalf.filled", true), ("arrow.up.forward", true), ("forward.fill", false), ("backward.end", false),
        ("chevron.left.forwardslash.chevron.right", false), ("gobackward.10", false),
    ])
    func theNameTells(name: String, followsText: Bool) {
        #expect(SymbolDirection.followsText(name) == followsText)
    }
}
