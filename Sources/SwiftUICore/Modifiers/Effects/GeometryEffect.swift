import Foundation
import Geometry

/// A modifier that draws its content through a map of the plane, and does nothing to layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map for content of a size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        GeometryEffectModifier._makeModified(content, GeometryEffectModifier(effect: modifier), inputs)
    }

    @MainActor
    public static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        GeometryEffectModifier._updateModified(outputs, content, GeometryEffectModifier(effect: modifier))
    }
}

/// The engine's modifier for an app's effect.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: TransformModifier, Animatable {
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func transform(in size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}
