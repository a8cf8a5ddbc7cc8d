import Drawing
import Foundation
import Geometry

extension View {
    /// Makes the view's colours lighter or darker.
    /// - Parameter amount: what is added to each component, -1 to 1.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

    /// Changes how far the view's colours are from a middle grey.
    /// - Parameter amount: 1 changes nothing, 0 leaves the grey; negative amounts invert.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

    /// Changes how far the view's colours are from grey.
    /// - Parameter amount: 1 changes nothing, 0 leaves greys.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

    /// Takes colour out of the view.
    /// - Parameter amount: 0 changes nothing, 1 leaves greys.
    public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

    /// Turns the view's colours around the colour wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

    /// Turns each colour of the view into its opposite.
    public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

    /// Multiplies the view's colours by another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

    /// Turns light parts of the view into opaque black and dark ones into nothing.
    public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}

public nonisolated struct _BrightnessEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var amount: Double

    public init(amount: Double) { self.amount = amount }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        amount == 0 ? nil : .colorMatrix(.scaling(1, adding: Float(amount)))
    }
}

public nonisolated struct _ContrastEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var amount: Double

    public init(amount: Double) { self.amount = amount }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        amount == 1 ? nil : .colorMatrix(.scaling(Float(amount), adding: Float(1 - amount) / 2))
    }
}

public nonisolated struct _SaturationEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var amount: Double

    public init(amount: Double) { self.amount = amount }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        amount == 1 ? nil : .colorMatrix(.saturation(Float(amount)))
    }
}

public nonisolated struct _GrayscaleEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var amount: Double

    public init(amount: Double) { self.amount = amount }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        amount == 0 ? nil : .colorMatrix(.saturation(1 - Float(amount)))
    }
}

public nonisolated struct _HueRotationEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var angle: Angle

    public init(angle: Angle) { self.angle = angle }

    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        angle == .zero ? nil : .colorMatrix(.hueRotation(Float(angle.radians)))
    }
}

public nonisolated struct _ColorInvertEffect: LayerEffectModifier, Equatable {
    public init() {}

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        .colorMatrix(.scaling(-1, adding: 1))
    }
}

public nonisolated struct _ColorMultiplyEffect: LayerEffectModifier, ColoredLayerEffect, Equatable {
    public var color: Color

    public init(color: Color) { self.color = color }

    package var usesColors: Bool { true }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        let factor = color.rgba(in: environment)
        return factor == .white ? nil : .colorMatrix(.multiplying(by: factor))
    }
}

public nonisolated struct _LuminanceToAlphaEffect: LayerEffectModifier, Equatable {
    public init() {}

    package func effect(in environment: ColorEnvironment) -> LayerEffect? { .colorMatrix(.luminanceToAlpha) }
}
