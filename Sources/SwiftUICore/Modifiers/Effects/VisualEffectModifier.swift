import Foundation
import Geometry

extension View {
    /// Changes what the view looks like, depending on its geometry.
    /// - Parameter effect: called with an empty effect to build on, and the view's geometry.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}

nonisolated struct VisualEffectModifier<Effect: VisualEffect>: LocatedEffectModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    func parameters(for node: LayoutNode, _ proxy: GeometryProxy) -> Effect.AnimatableData {
        effect(EmptyVisualEffect(), proxy).animatableData
    }

    func steps(
        for node: LayoutNode, _ proxy: GeometryProxy, shown: Effect.AnimatableData?
    ) -> [VisualEffectStep] {
        var effect = effect(EmptyVisualEffect(), proxy)
        if let shown { effect.animatableData = shown }
        var steps = _VisualEffectSteps()
        effect._appendSteps(to: &steps)
        return steps.steps
    }
}
