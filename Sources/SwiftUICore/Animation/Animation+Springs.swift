import Foundation
import Geometry

extension Animation {
    /// A spring by its pace and its bounce. When its end changes it goes on from where it is, as fast as it is.
    /// - Parameters:
    ///   - duration: about how long it seems to move, in seconds; 0 and less moves at once.
    ///   - bounce: how far it goes beyond its end: 0 not at all, 1 without end; negative makes it slower.
    ///   - blendDuration: seconds over which it takes on its pace where it takes the place of another spring.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring by the period that it would have without damping.
    /// - Parameters:
    ///   - response: seconds; 0 and less moves at once.
    ///   - dampingFraction: 1 is the least damping that does not go beyond the end, 0 swings without end.
    ///   - blendDuration: seconds over which it takes on its pace where it takes the place of another spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring. When its end changes it goes on from where it is, as fast as it is.
    /// - Parameter blendDuration: seconds over which it takes on its pace where it takes the place of another spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration > 0 ? blendDuration : 0))
    }

    /// A spring that does not bounce, of half a second.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A fast spring for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A fast spring for what follows a finger.
    /// - Parameter extraBounce: beyond 0.15.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A fast spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A spring that does not bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that does not bounce, of half a second.
    public static var smooth: Animation { smooth() }

    /// A spring that bounces a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that bounces a little, of half a second.
    public static var snappy: Animation { snappy() }

    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that bounces, of half a second.
    public static var bouncy: Animation { bouncy() }
}

extension Animation {
    /// A spring by its physics, whose motion adds to what moves already.
    /// - Parameter initialVelocity: ways a second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by its pace and its bounce, whose motion adds to what moves already.
    /// - Parameter initialVelocity: ways a second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring whose motion adds to what moves already.
    /// - Parameter initialVelocity: ways a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(
            InterpolatingSpringAnimation(
                spring: spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
    }

    /// A spring of half a second whose motion adds to what moves already.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
