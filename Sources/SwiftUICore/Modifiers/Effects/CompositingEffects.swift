import Drawing
import Geometry

extension View {
    /// Combines the view with what is below it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Makes the view one picture before effects around it are applied.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

    /// Draws the view as one picture.
    /// - Parameters:
    ///   - opaque: promises that the view covers its frame; nothing depends on it here.
    ///   - colorMode: the picture is always made of encoded sRGB.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(_CompositingGroupEffect())
    }
}

/// What colours are while they are combined.
@nonexhaustive public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB.
    case nonLinear
    /// Amounts of light.
    case linear
    /// Amounts of light beyond what a display can show.
    case extendedLinear
}

public nonisolated struct _BlendModeEffect: LayerEffectModifier, Equatable {
    public var blendMode: BlendMode

    public init(blendMode: BlendMode) { self.blendMode = blendMode }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        blendMode == .normal ? nil : .blend(blendMode.drawn)
    }
}

public nonisolated struct _CompositingGroupEffect: LayerEffectModifier, Equatable {
    public init() {}

    package func effect(in environment: ColorEnvironment) -> LayerEffect? { .group }
}
