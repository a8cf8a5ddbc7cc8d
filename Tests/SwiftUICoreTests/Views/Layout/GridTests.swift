import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct GridTests {
    /// What is said of a row is said of each of its cells.
    @Test func aModifiedRowIsStillARow() {
        let harness = ViewHarness(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    TestBox(10, 10, "a"); TestBox(20, 10, "b")
                }
                .frame(minHeight: 40)
                GridRow {
                    TestBox(30, 10, "c"); TestBox(20, 10, "d")
                }
                .padding(5).font(.title)
            }, size: CGSize(width: 70, height: 60))
        #expect(harness.frame(of: "a")?.midX == harness.frame(of: "c")?.midX)
        #expect(harness.frame(of: "a")?.midY == harness.frame(of: "b")?.midY)
        #expect(harness.frame(of: "c") == CGRect(x: 5, y: 45, width: 30, height: 10))
        #expect(harness.frame(of: "d") == CGRect(x: 45, y: 45, width: 20, height: 10))
    }
}
