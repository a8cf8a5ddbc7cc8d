import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// Values along curves; control points, durations and formulas from facts that Apple documents.
struct CurveTests {
    /// Where an animation of a way of 1 is.
    private func value(_ animation: Animation, at time: Double) -> Double? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: 1, time: time, context: &context)
    }

    /// A point of a cubic Bézier curve from its definition, by walking its parameter.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, atX x: Double) -> Double {
        func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        let t = (0...100_000).map { Double($0) / 100_000 }.min { abs(at($0, x1, x2) - x) < abs(at($1, x1, x2) - x) }!
        return at(t, y1, y2)
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
    func easeFamily(part: Double) {
        let curves: [(Animation, (Double, Double, Double, Double))] = [
            (.linear, (0, 0, 1, 1)), (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)),
            (.easeInOut, (0.42, 0, 0.58, 1)), (.timingCurve(0.1, 0.8, 0.2, 1), (0.1, 0.8, 0.2, 1)),
        ]
        for (animation, points) in curves {
            let expected = bezier(points.0, points.1, points.2, points.3, atX: part)
            #expect(abs(value(animation, at: part * 0.35)! - expected) < 0.01, "\(animation)")
        }
    }

    @Test func curvesEndAfterTheirDuration() {
        #expect(value(.linear, at: 0.34) != nil)
        #expect(value(.linear, at: 0.35) == nil)
        #expect(value(.easeIn(duration: 2), at: 1.99) != nil)
        #expect(value(.easeInOut(duration: 0), at: 0) == nil)
        #expect(value(.easeInOut(duration: -1), at: 0) == nil)
        #expect(value(.linear(duration: .nan), at: 0) == nil)
    }

    /// x(t) = 1 - e^(-ζωt) (cos ω't + ζω/ω' sin ω't)
    @Test(arguments: [0.05, 0.1, 0.2, 0.4, 0.6])
    func underdampedSpring(time: Double) {
        let (frequency, damping) = (2 * Double.pi / 0.5, 0.6)
        let swing = frequency * (1 - damping * damping).squareRoot()
        let expected =
            1 - exp(-damping * frequency * time)
            * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
        #expect(abs(value(.spring(response: 0.5, dampingFraction: 0.6), at: time)! - expected) < 0.001)
        #expect(abs(value(.spring(duration: 0.5, bounce: 0.4), at: time)! - expected) < 0.001)
        #expect(abs(Spring(response: 0.5, dampingRatio: 0.6).value(target: 1.0, time: time) - expected) < 0.001)
    }

    /// x(t) = 1 - e^(-ωt) (1 + ωt); the default since iOS 17 has a response of 0.55.
    @Test(arguments: [0.05, 0.1, 0.2, 0.4])
    func criticalSpring(time: Double) {
        let frequency = 2 * Double.pi / 0.55
        let expected = 1 - exp(-frequency * time) * (1 + frequency * time)
        #expect(abs(value(.default, at: time)! - expected) < 0.001)
        #expect(abs(value(.smooth(duration: 0.55), at: time)! - expected) < 0.001)
    }

    @Test func springConversions() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.response - 2 * .pi / 10) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-9)
        #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-9)
        #expect(abs(Spring(duration: 0.4, bounce: 0.3).damping - 2 * 0.7 * 2 * .pi / 0.4) < 1e-9)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9)
        #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-9)
        let settling = Spring(settlingDuration: 2, dampingRatio: 0.7)
        #expect(abs(settling.settlingDuration - 2) < 0.02)
    }

    /// The physics, in small steps, as a check of the formulas.
    @Test(arguments: [0.3, 1.0, 2.5])
    func springFollowsItsForce(dampingRatio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
        var (position, velocity) = (0.0, 3.0)
        for _ in 0..<20_000 {
            velocity += spring.force(target: 1, position: position, velocity: velocity) * 0.00001
            position += velocity * 0.00001
        }
        #expect(abs(spring.value(target: 1.0, initialVelocity: 3, time: 0.2) - position) < 0.001)
        #expect(abs(spring.velocity(target: 1.0, initialVelocity: 3, time: 0.2) - velocity) < 0.01)
    }

    @Test func delayAndSpeedNest() {
        #expect(value(.linear(duration: 1).delay(1), at: 0.9) == 0)
        #expect(value(.linear(duration: 1).delay(1), at: 1.5) == 0.5)
        #expect(value(.linear(duration: 1).delay(-0.25), at: 0) == 0.25)
        #expect(value(.linear(duration: 1).delay(1).speed(2), at: 0.75) == 0.5)
        #expect(value(.linear(duration: 1).speed(2).delay(1), at: 1.25) == 0.5)
    }

    @Test func repetition() throws {
        let twice = Animation.linear(duration: 1).repeatCount(2)
        #expect(value(twice, at: 0.75) == 0.75)
        #expect(value(twice, at: 1.25) == 0.75)
        #expect(value(twice, at: 2) == nil)
        let forward = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(value(forward, at: 2.25) == 0.25)
        #expect(value(forward, at: 3) == nil)
        let forever = try #require(value(.linear(duration: 1).repeatForever(), at: 1001.25))
        #expect(abs(forever - 0.75) < 1e-6)
        #expect(value(.linear(duration: 1).repeatCount(0), at: 0) == nil)
        #expect(value(.linear(duration: 0).repeatForever(), at: 0) == nil)
    }

    @Test func badNumbersEndAtOnceOrStandStill() {
        #expect(value(.spring(response: 0, dampingFraction: 0.5), at: 0.01) == nil)
        #expect(value(.spring(response: -1, dampingFraction: 0.5), at: 0.01) == nil)
        #expect(value(.spring(response: .nan, dampingFraction: .nan), at: 0.01) == nil)
        #expect(value(.interpolatingSpring(stiffness: -1, damping: 1), at: 0.1) == nil)
        #expect(value(.linear.speed(0), at: 5) == 0)
        #expect(value(.linear.speed(.infinity), at: 0) == 0 && value(.linear.speed(.infinity), at: 0.001) == nil)
        #expect(value(.spring(bounce: 0.5).speed(.infinity), at: 0.001) == nil)
        #expect(value(.timingCurve(.nan, 0, 3, 1), at: 0.1)!.isFinite)
    }

    @Test func unitCurves() {
        // A quarter of a circle: 1 - √(1 - x²).
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-9)
        #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
        #expect(UnitCurve.easeInOut.value(at: -1) == 0)
        #expect(UnitCurve.easeInOut.value(at: 2) == 1)
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-9)
    }

    @Test func animationsAreEqualByValue() {
        #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
        #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Set([Animation.linear, .linear, .linear.delay(1)]).count == 2)
    }
}
