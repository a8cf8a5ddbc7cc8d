import Foundation
import Geometry

/// A transition whose type is hidden.
public struct AnyTransition {
    package let box: any Transition
    /// Nothing is gradual about coming (or going).
    func isIdentity(in phase: TransitionPhase) -> Bool {
        (box as? any PossiblyIdenticalTransition)?.isIdentity(in: phase) ?? false
    }

    public init<T: Transition>(_ transition: T) { box = transition }

    /// The view is there, and gone, at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Grows from nothing and shrinks to it.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Grows from a part of the size and shrinks to it.
    /// - Parameter anchor: the point of the view that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Comes and goes by an offset in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes and goes by an offset in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from beyond an edge of its place and goes back there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from beyond an edge of its place, goes beyond the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes and goes between two values of a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func combine<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return combine(insertion.box, removal.box)
    }

    /// This transition and another at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func combine<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
            AnyTransition(CombinedTransition(first: first, second: second))
        }
        return combine(box, other.box)
    }

    /// The transition, animated in its own way, whatever the change is made under.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animate<T: Transition>(_ transition: T) -> AnyTransition {
            AnyTransition(AnimatedTransition(base: transition, animation: animation))
        }
        return animate(box)
    }
}
