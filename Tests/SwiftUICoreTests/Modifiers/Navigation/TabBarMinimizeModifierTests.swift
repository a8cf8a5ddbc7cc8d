import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The cases of `TabBarMinimizeBehavior`.
@MainActor
struct TabBarMinimizeModifierTests {
    private func harness(_ behavior: TabBarMinimizeBehavior) -> ViewHarness {
        ViewHarness(
            TabView {
                Tab("One", systemImage: "1.circle") {
                    ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("content") }
                }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
            }
            .tabBarMinimizeBehavior(behavior))
    }

    private func isShown(_ harness: ViewHarness) -> Bool { (harness.frame(of: "One")?.maxY ?? .infinity) <= 844 }

    private func scroll(_ harness: ViewHarness, by distance: CGFloat) {
        harness.scroll(by: CGSize(width: 0, height: -distance), at: CGPoint(x: 200, y: 400))
        harness.advance(by: 2)
    }

    @Test func theBarGoesOnTheWayDownAndComesBackOnTheWayUp() {
        let harness = harness(.onScrollDown)
        #expect(isShown(harness))
        scroll(harness, by: 100)
        #expect(!isShown(harness))
        scroll(harness, by: -50)
        #expect(isShown(harness))
    }

    @Test func aFingerMovesItToo() {
        let harness = harness(.onScrollDown)
        harness.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        harness.advance(by: 3)
        #expect(!isShown(harness))
    }

    @Test(arguments: [TabBarMinimizeBehavior.automatic, .never])
    func otherwiseItStays(behavior: TabBarMinimizeBehavior) {
        let harness = harness(behavior)
        scroll(harness, by: 100)
        #expect(isShown(harness))
    }
}
