import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Input meets views where they appear.
@MainActor
struct EffectInputTests {
    /// The points out of some at which a tap meets a view in a window of 100 × 100 points.
    private func tapped(
        _ points: [CGPoint], _ effect: (AnyView) -> some View
    ) -> [CGPoint] {
        points.filter { point in
            let tally = Tally()
            let view = AnyView(Color.red.frame(width: 40, height: 20).onTapGesture { tally.body("tap") })
            let harness = ViewHarness(effect(view), size: CGSize(width: 100, height: 100))
            harness.tap(at: point)
            return tally.bodies["tap"] == 1
        }
    }

    private let center = CGPoint(x: 50, y: 50)
    private let right = CGPoint(x: 67, y: 50)
    private let below = CGPoint(x: 50, y: 65)
    private let corner = CGPoint(x: 31, y: 41)
    private var all: [CGPoint] { [center, right, below, corner] }

    @Test func plain() { #expect(tapped(all) { $0 } == [center, right, corner]) }

    @Test func rotation() { #expect(tapped(all) { $0.rotationEffect(.degrees(90)) } == [center, below]) }

    @Test func scale() {
        #expect(tapped(all) { $0.scaleEffect(2) } == all)
        #expect(tapped(all) { $0.scaleEffect(0.5) } == [center])
        #expect(tapped(all) { $0.scaleEffect(0) } == [])
    }

    @Test func turnInSpace() {
        let flipped = tapped(all) { $0.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) }
        #expect(flipped == [center, right, corner])
        // In perspective the view is 0.5 × as wide in the middle, and its right end smaller still.
        let tilted = tapped(all) { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
        #expect(tilted == [center])
    }

    @Test func clip() {
        #expect(tapped(all) { $0.clipShape(Ellipse()) } == [center, right])
        #expect(tapped(all) { $0.frame(width: 10, height: 10).clipped() } == [center])
    }

    @Test func mask() { #expect(tapped(all) { $0.mask { Circle() } } == [center]) }

    @Test func invisible() {
        #expect(tapped(all) { $0.opacity(0) } == [])
        #expect(tapped(all) { $0.hidden() } == [])
        #expect(tapped(all) { $0.opacity(0.01) } == [center, right, corner])
    }

    @Test func invisibleViewsAreNotRead() {
        let views = VStack {
            TestBox(10, 10, "seen")
            TestBox(10, 10, "faded").opacity(0)
            TestBox(10, 10, "hidden").hidden()
        }
        #expect(ViewHarness(views).labels == ["seen"])
    }
}
