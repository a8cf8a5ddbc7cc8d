import Foundation
import Geometry

/// Changes what a view looks like, and nothing about layout; what it does may depend on where the view lies.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what is done to the view, the first first.
    func _appendSteps(to steps: inout _VisualEffectSteps)
}

/// What is done to a view, in order.
public struct _VisualEffectSteps {
    package var steps: [VisualEffectStep] = []
    package init() {}
}

/// One thing that is done to a view.
package enum VisualEffectStep {
    /// Maps what is drawn, for a view of a size.
    case transform((CGSize) -> ProjectionTransform)
    /// Draws it on a layer.
    case layer(any LayerEffectProvider)
}

/// Leaves the view as it is; other effects are built on it.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        // There is nothing to set.
        set {}
    }

    public func _appendSteps(to steps: inout _VisualEffectSteps) {}
}

/// An effect with another one after it.
struct ChainedVisualEffect<Base: VisualEffect, Next: Animatable & Sendable>: VisualEffect {
    var base: Base
    var next: Next
    let step: @Sendable (Next) -> VisualEffectStep

    var animatableData: AnimatablePair<Base.AnimatableData, Next.AnimatableData> {
        get { AnimatablePair(base.animatableData, next.animatableData) }
        set {
            base.animatableData = newValue.first
            next.animatableData = newValue.second
        }
    }

    func _appendSteps(to steps: inout _VisualEffectSteps) {
        base._appendSteps(to: &steps)
        steps.steps.append(step(next))
    }
}

extension VisualEffect {
    private func transformed<Next: TransformProvider & Animatable & Sendable>(by next: Next) -> some VisualEffect {
        ChainedVisualEffect(base: self, next: next) { next in .transform { next.transform(in: $0) } }
    }

    private func layered<Next: LayerEffectProvider & Animatable & Sendable>(on next: Next) -> some VisualEffect {
        ChainedVisualEffect(base: self, next: next) { .layer($0) }
    }

    /// Moves the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        ChainedVisualEffect(base: self, next: offset) { offset in
            .transform { _ in
                ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
            }
        }
    }

    /// Moves the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales the view around a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(by: _ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view around a point of its frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view around a point of its frame.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise around a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(by: _RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed(
            by: _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Makes the view transparent.
    /// - Parameter opacity: 0 (invisible) to 1 (unchanged).
    public func opacity(_ opacity: Double) -> some VisualEffect { layered(on: _OpacityEffect(opacity: opacity)) }

    /// Blurs the view.
    /// - Parameter radius: the sigma of the blur, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        layered(on: _BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Makes the view's colours lighter or darker.
    public func brightness(_ amount: Double) -> some VisualEffect { layered(on: _BrightnessEffect(amount: amount)) }

    /// Changes how far the view's colours are from a middle grey.
    public func contrast(_ amount: Double) -> some VisualEffect { layered(on: _ContrastEffect(amount: amount)) }

    /// Changes how far the view's colours are from grey.
    public func saturation(_ amount: Double) -> some VisualEffect { layered(on: _SaturationEffect(amount: amount)) }

    /// Takes colour out of the view.
    public func grayscale(_ amount: Double) -> some VisualEffect { layered(on: _GrayscaleEffect(amount: amount)) }

    /// Turns the view's colours around the colour wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { layered(on: _HueRotationEffect(angle: angle)) }
}
