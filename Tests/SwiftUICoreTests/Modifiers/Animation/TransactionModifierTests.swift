import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TransactionModifierTests {
    private struct Mover<Moved: View>: View {
        let moved: (Bool) -> Moved
        @State private var isMoved = false

        var body: some View {
            VStack {
                Button("move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
                moved(isMoved)
            }
        }
    }

    private func offset(_ moved: @escaping (Bool) -> some View) -> CGFloat {
        let harness = ViewHarness(Mover(moved: moved))
        let start = harness.viewGraph.root.probedFrames["box"]!.minX
        harness.tap("move")
        harness.advance(by: 0.5)
        return (harness.viewGraph.root.probedFrames["box"]!.minX - start).rounded()
    }

    /// `transaction(_:)` changes the transaction of the view it is on, and of no other.
    @Test func aViewMayGoWithoutTheAnimationOfAChange() {
        #expect(offset { TestBox(10, 10).probe("box").offset(x: $0 ? 100 : 0) } == 50)
        #expect(
            offset { TestBox(10, 10).probe("box").offset(x: $0 ? 100 : 0).transaction { $0.animation = nil } } == 100)
        #expect(
            offset {
                TestBox(10, 10).probe("box").offset(x: $0 ? 100 : 0)
                    .transaction { $0.animation = .linear(duration: 2) }
            } == 25)
    }
}
