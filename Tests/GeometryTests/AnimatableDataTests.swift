import Foundation
import Geometry
import Testing

struct AnimatableDataTests {
    /// Interpolates half of the way.
    private func half<Value: Animatable>(from start: Value, to end: Value) -> Value {
        var result = start
        result.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: 0.5)
        return result
    }

    @Test func valuesMeetInTheMiddle() {
        #expect(half(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 10, y: 20)) == CGPoint(x: 5, y: 15))
        let rect = half(from: CGRect.zero, to: CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(abs(half(from: Angle.zero, to: .degrees(90)).degrees - 45) < 1e-9)
        #expect(half(from: UnitPoint.topLeading, to: .bottomTrailing) == .center)
        let insets = half(from: EdgeInsets(), to: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let radii = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
        #expect(half(from: RectangleCornerRadii(), to: radii).topTrailing == 4)
        let stroke = half(
            from: StrokeStyle(lineWidth: 1, dashPhase: 0), to: StrokeStyle(lineWidth: 3, dash: [1], dashPhase: 10))
        #expect(stroke.lineWidth == 2 && stroke.dashPhase == 5 && stroke.dash.isEmpty)
    }

    @Test func unitsOfAnglesAndUnitPoints() {
        // SwiftUI scales both by 128 in their animatable data.
        #expect(Angle(radians: 1).animatableData == 128)
        #expect(UnitPoint(x: 1, y: 0.5).animatableData == AnimatablePair(128, 64))
    }

    @Test func pairsAreVectors() {
        var pair = AnimatablePair(3.0, AnimatablePair(4.0, 12.0))
        #expect(pair.magnitudeSquared == 169)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(6, AnimatablePair(8, 24)))
        #expect(pair - pair == .zero)
        #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
    }
}
