import Foundation
import Geometry

extension Animation {
    /// What an animation along a curve takes where nothing else is said, in seconds.
    private static let standardDuration = 0.35

    /// Moves evenly.
    /// - Parameter duration: seconds; 0 and less is no animation.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Moves evenly, in 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }

    /// Starts slowly.
    /// - Parameter duration: seconds; 0 and less is no animation.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Starts slowly, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }

    /// Ends slowly.
    /// - Parameter duration: seconds; 0 and less is no animation.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Ends slowly, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }

    /// Starts and ends slowly.
    /// - Parameter duration: seconds; 0 and less is no animation.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// Starts and ends slowly, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Moves along a cubic Bézier curve from (0, 0) to (1, 1).
    /// - Parameters:
    ///   - p1x: limited to 0…1, as is `p2x`.
    ///   - duration: seconds; 0 and less is no animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Moves along a curve.
    /// - Parameter duration: seconds; 0 and less is no animation.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve, duration: duration))
    }
}
