import Foundation
import Geometry

/// The motion of a damped spring of mass 1: linear in where it starts and how fast.
package struct SpringEquation: Hashable, Sendable {
    /// Radians a second, of the spring without damping.
    let frequency: Double
    /// 1 is critical.
    let dampingRatio: Double

    /// What a distance to the end and a velocity at the start contribute to those at a time.
    struct Response {
        var distanceOfDistance = 0.0
        var distanceOfVelocity = 0.0
        var velocityOfDistance = 0.0
        var velocityOfVelocity = 0.0
    }

    func response(at time: Double) -> Response {
        guard time > 0 else { return Response(distanceOfDistance: 1, velocityOfVelocity: 1) }
        guard frequency.isFinite else { return Response() }
        if abs(dampingRatio - 1) < 1e-6 { return critical(time) }
        return dampingRatio < 1 ? swinging(time) : creeping(time)
    }

    private func critical(_ time: Double) -> Response {
        let fading = exp(-frequency * time)
        return Response(
            distanceOfDistance: fading * (1 + frequency * time), distanceOfVelocity: fading * time,
            velocityOfDistance: -fading * frequency * frequency * time,
            velocityOfVelocity: fading * (1 - frequency * time))
    }

    private func swinging(_ time: Double) -> Response {
        let decay = dampingRatio * frequency
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let fading = exp(-decay * time)
        let (sine, cosine) = (sin(swing * time), cos(swing * time))
        return Response(
            distanceOfDistance: fading * (cosine + decay / swing * sine), distanceOfVelocity: fading * sine / swing,
            velocityOfDistance: -fading * frequency * frequency / swing * sine,
            velocityOfVelocity: fading * (cosine - decay / swing * sine))
    }

    private func creeping(_ time: Double) -> Response {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -frequency * (dampingRatio - root)
        let fast = -frequency * (dampingRatio + root)
        let (slowFading, fastFading) = (exp(slow * time), exp(fast * time))
        let difference = slow - fast
        return Response(
            distanceOfDistance: (slow * fastFading - fast * slowFading) / difference,
            distanceOfVelocity: (slowFading - fastFading) / difference,
            velocityOfDistance: slow * fast * (fastFading - slowFading) / difference,
            velocityOfVelocity: (slow * slowFading - fast * fastFading) / difference)
    }

    /// Moves a distance to the end and a velocity on.
    func advance<V: VectorArithmetic>(_ distance: inout V, _ velocity: inout V, by time: Double) {
        let response = response(at: time)
        let (oldDistance, oldVelocity) = (distance, velocity)
        distance =
            oldDistance.scaled(by: response.distanceOfDistance)
            + oldVelocity.scaled(by: response.distanceOfVelocity)
        velocity =
            oldDistance.scaled(by: response.velocityOfDistance)
            + oldVelocity.scaled(by: response.velocityOfVelocity)
    }

    /// Whether the motion stays closer to its end than a distance from now on. All that swings is counted: a passage
    /// through the end is no rest.
    func isSettled<V: VectorArithmetic>(_ distance: V, _ velocity: V, within limit: Double) -> Bool {
        guard frequency.isFinite else { return true }
        let energy = distance.magnitudeSquared + velocity.magnitudeSquared / (frequency * frequency)
        return energy <= limit * limit || energy.isNaN
    }

    /// Seconds until a motion stays closer to its end than a distance; infinite without damping.
    func settlingTime(distance: Double, velocity: Double, within limit: Double) -> Double {
        guard frequency.isFinite, distance != 0 || velocity != 0 else { return 0 }
        guard dampingRatio > 0, frequency > 0, limit > 0 else { return .infinity }
        func isSettled(_ time: Double) -> Bool {
            var (distance, velocity) = (distance, velocity)
            advance(&distance, &velocity, by: time)
            return self.isSettled(distance, velocity, within: limit)
        }
        var high = 1 / frequency
        while !isSettled(high), high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
