import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What a container shows no more is painted over, and painted again when it is back.
@MainActor
struct LeavingPlaceTests {
    private struct Fitting: View {
        @State private var isNarrow = false
        var body: some View {
            ViewThatFits {
                TestBox(80, 40, "wide")
                TestBox(30, 10, "narrow")
            }
            .frame(width: isNarrow ? 40 : 80, height: 40, alignment: .topLeading)
            .frame(width: 100, height: 100, alignment: .topLeading)
            .contentShape(Rectangle())
            .onTapGesture { isNarrow.toggle() }
        }
    }

    @Test func anotherViewThatFits() {
        let harness = ViewHarness(Fitting(), size: CGSize(width: 100, height: 100))
        let area = CGRect(x: 0, y: 0, width: 80, height: 40)
        harness.tap(at: CGPoint(x: 90, y: 90))
        #expect(harness.damage.contains { $0.contains(area) })
        harness.tap(at: CGPoint(x: 90, y: 90))
        #expect(harness.damage.contains { $0.contains(area) })
        #expect(harness.frame(of: "wide") == area)
    }
}
