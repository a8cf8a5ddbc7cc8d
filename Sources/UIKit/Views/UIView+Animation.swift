import Foundation
import SwiftUICore

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back where it repeats.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Animates the changes of views that a closure makes, easing in and out.
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - completion: called once when the animations are complete.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes of views that a closure makes.
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds before the animations start.
    ///   - completion: called once when the animations are complete.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(options.animation(duration).delay(max(0, delay)), duration + delay, options, animations, completion)
    }

    /// Animates the changes of views that a closure makes, as a spring would.
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds before the animations start.
    ///   - dampingRatio: 1 comes to rest without swinging; nearer to 0 it swings more.
    ///   - velocity: at the start, in whole distances a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let frequency = 2 * Double.pi / max(duration, 0.001)
        let spring = Animation.interpolatingSpring(
            stiffness: frequency * frequency, damping: 2 * Double(dampingRatio) * frequency,
            initialVelocity: Double(velocity))
        run(options.repeated(spring).delay(max(0, delay)), duration + delay, options, animations, completion)
    }

    /// Makes changes of views at once, whatever animation is on.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        withAnimation(nil, actionsWithoutAnimation)
    }

    private static func run(
        _ animation: Animation, _ duration: TimeInterval, _ options: AnimationOptions, _ changes: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let animation = duration > 0 ? animation : nil
        guard let completion else { return withAnimation(animation, changes) }
        withAnimation(animation, changes) { completion(true) }
    }
}

extension UIView.AnimationOptions {
    fileprivate func animation(_ duration: TimeInterval) -> Animation { repeated(curve(max(0, duration))) }

    private func curve(_ duration: TimeInterval) -> Animation {
        switch rawValue >> 16 & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
    }

    fileprivate func repeated(_ animation: Animation) -> Animation {
        contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
    }
}
