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

    func steps(for node: LayoutNode, _ proxy: GeometryProxy) -> [VisualEffectStep] {
        var steps = _VisualEffectSteps()
        effect(EmptyVisualEffect(), proxy)._appendSteps(to: &steps)
        return steps.steps
    }
}
