import Geometry

/// A modifier whose change can be animated: its body is evaluated for each value on the way.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
