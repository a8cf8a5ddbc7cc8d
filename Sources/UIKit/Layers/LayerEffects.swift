import Foundation
import SwiftUICore

/// What a layer does to the view that it outlines.
struct LayerEffects: ViewModifier {
    let background: Color?
    let shape: LayerShape
    let isClipped: Bool
    let border: (color: Color, width: CGFloat)?
    let shadow: (color: Color, radius: CGFloat, offset: CGSize)?

    @MainActor
    init(_ layer: CALayer, background: UIColor?) {
        self.background = background?.color
        shape = LayerShape(layer)
        isClipped = layer.masksToBounds
        border = layer.borderWidth > 0 ? ((layer.borderColor ?? .black).color, layer.borderWidth) : nil
        shadow =
            layer.shadowOpacity > 0
            ? (
                (layer.shadowColor ?? .black).color.opacity(Double(layer.shadowOpacity)), layer.shadowRadius,
                layer.shadowOffset
            ) : nil
    }

    func body(content: Content) -> some View {
        bordered(clipped(content.background { shape.fill(background ?? .clear) }))
            // A layer that clips clips its shadow too, as Core Animation has it.
            .shadow(
                color: isClipped ? .clear : shadow?.color ?? .clear, radius: shadow?.radius ?? 0,
                x: shadow?.offset.width ?? 0, y: shadow?.offset.height ?? 0)
    }

    @ViewBuilder
    private func clipped(_ content: some View) -> some View {
        if isClipped { content.clipShape(shape) } else { content }
    }

    private func bordered(_ content: some View) -> some View {
        content.overlay {
            if let border { shape.strokeBorder(border.color, lineWidth: border.width) }
        }
    }
}
