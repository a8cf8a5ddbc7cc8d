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

    /// A line between rows stays a line, and what lies over it covers it alone.
    @Test func linesBetweenRowsAreThin() {
        let harness = ViewHarness(
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(0..<5) { row in
                    GridRow {
                        TestBox(10, 10, "row \(row)")
                        GeometryReader { _ in Color.clear }
                            .frame(height: 6)
                    }
                    .frame(minHeight: 44)
                    if row < 4 {
                        Divider().overlay { Color.clear.accessibilityElement().accessibilityLabel("line \(row)") }
                    }
                }
            }, size: CGSize(width: 300, height: 600))
        let heights = (0..<4).map { harness.frame(of: "line \($0)")?.height ?? -1 }
        #expect(Set(heights).count == 1)
    }
}
