import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct RightToLeftFlipTests {
    private func color(_ direction: LayoutDirection, flips: Bool) -> [Int] {
        let half = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.black))
        }
        let view = half.flipsForRightToLeftLayoutDirection(flips).environment(\.layoutDirection, direction)
        return ViewHarness(view, size: CGSize(width: 40, height: 40)).color(at: 30, 20).bytes
    }

    @Test func picturesAreMirroredWhereTheyAreToBe() {
        #expect(color(.rightToLeft, flips: true) == [0, 0, 0, 255])
        #expect(color(.rightToLeft, flips: false) == [255, 255, 255, 255])
        #expect(color(.leftToRight, flips: true) == [255, 255, 255, 255])
    }
}
