import Foundation
import Geometry

extension Animation {
    /// The animation after a wait.
    /// - Parameter delay: seconds; a negative one starts part of the way.
    public func delay(_ delay: TimeInterval) -> Animation {
        func delayed(_ base: some CustomAnimation) -> Animation {
            Animation(DelayAnimation(base: base, delay: delay.isFinite ? delay : 0))
        }
        return delayed(base)
    }

    /// The animation in another pace; a wait in it too.
    /// - Parameter speed: 2 is twice as fast; at 0 nothing moves, at infinity all is there with the next frame.
    public func speed(_ speed: Double) -> Animation {
        func sped(_ base: some CustomAnimation) -> Animation {
            Animation(SpeedAnimation(base: base, speed: speed.isNaN ? 1 : min(max(speed, -Self.fastest), Self.fastest)))
        }
        return sped(base)
    }

    /// Any time but none is beyond the end of an animation that is so fast, and still a number.
    private static let fastest = 1e100

    /// The animation several times.
    /// - Parameters:
    ///   - repeatCount: how many passes; a way back is one. 0 and less is no animation.
    ///   - autoreverses: whether every other pass goes back. After an even number of passes the value jumps to its end.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(max(0, repeatCount), autoreverses)
    }

    /// The animation without end.
    /// - Parameter autoreverses: whether every other pass goes back.
    public func repeatForever(autoreverses: Bool = true) -> Animation { repeated(nil, autoreverses) }

    private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
        func repeated(_ base: some CustomAnimation) -> Animation {
            Animation(RepeatAnimation(base: base, count: count, autoreverses: autoreverses))
        }
        return repeated(base)
    }

    /// The animation, counting as complete after a time.
    /// - Parameter duration: seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        func completed(_ base: some CustomAnimation) -> Animation {
            Animation(EarlyCompletionAnimation(base: base, completion: duration))
        }
        return completed(base)
    }

    /// Whether it never ends by itself.
    package var isEndless: Bool { (base as? any EndlessAnimation)?.isEndless ?? false }
}
