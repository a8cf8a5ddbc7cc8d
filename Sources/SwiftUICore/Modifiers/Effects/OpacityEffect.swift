import Drawing
import Geometry

extension View {
    /// Makes the view transparent as a whole. One that is invisible takes no input.
    /// - Parameter opacity: 0 (invisible) to 1 (unchanged).
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

public nonisolated struct _OpacityEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var opacity: Double

    public init(opacity: Double) { self.opacity = opacity }

    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? { opacity < 1 ? .opacity(opacity) : nil }

    package var isInvisible: Bool { opacity <= 0 }
}
