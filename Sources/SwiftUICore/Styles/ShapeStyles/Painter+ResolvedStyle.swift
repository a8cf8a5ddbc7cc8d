import Drawing
import Foundation
import Geometry

extension Painter {
    /// Draws something in a style, with its shadows, its blend mode and its opacity.
    /// - Parameters:
    ///   - rectangle: what gradients and pictures are spread over.
    ///   - bounds: contains all that `draw` draws.
    ///   - draw: called with the paint to use; more than once where there are shadows.
    package mutating func paint(
        with style: ResolvedStyle, in rectangle: CGRect, covering bounds: CGRect,
        _ draw: (inout Painter, Paint) -> Void
    ) {
        guard !style.isClear || !style.shadows.isEmpty else { return }
        let paint = style.paint(in: rectangle)
        let drops = style.shadows.filter { !$0.isInner }
        let inners = style.shadows.filter(\.isInner)
        blended(style, bounds: bounds.insetBy(dx: -style.reach, dy: -style.reach)) { painter in
            painter.shadowed(by: drops[...], bounds: bounds) { painter in
                draw(&painter, paint)
                for shadow in inners { painter.innerShadow(shadow, bounds: bounds) { draw(&$0, .color(.black)) } }
            }
        }
    }

    private mutating func blended(_ style: ResolvedStyle, bounds: CGRect, _ body: (inout Painter) -> Void) {
        if style.blendMode != .normal {
            var rest = style
            rest.blendMode = .normal
            layer(.blend(style.blendMode), bounds: bounds, reach: style.reach) {
                $0.blended(rest, bounds: bounds, body)
            }
        } else if style.layerOpacity != 1 {
            layer(.opacity(style.layerOpacity), bounds: bounds, reach: style.reach, body)
        } else {
            body(&self)
        }
    }

    private mutating func shadowed(
        by shadows: ArraySlice<ResolvedShadow>, bounds: CGRect, _ body: (inout Painter) -> Void
    ) {
        guard let shadow = shadows.last else { return body(&self) }
        let reach = shadows.dropLast().reduce(0) { max($0, $1.reach) }
        let effect = LayerEffect.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset)
        layer(effect, bounds: bounds.insetBy(dx: -reach, dy: -reach), reach: shadow.reach) {
            $0.shadowed(by: shadows.dropLast(), bounds: bounds, body)
        }
    }

    /// The shadow of all that is not covered, where it falls on what is.
    private mutating func innerShadow(
        _ shadow: ResolvedShadow, bounds: CGRect, _ draw: (inout Painter) -> Void
    ) {
        let blur = GaussianReach.of(shadow.radius)
        // Farther away nothing else falls into the shape.
        let farthest = max(bounds.width, bounds.height) + blur
        let offset = CGSize(
            width: shadow.offset.width.bounded(by: farthest), height: shadow.offset.height.bounded(by: farthest))
        let reach = blur + max(abs(offset.width), abs(offset.height))
        let surroundings = bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
        let mask = separate(draw)
        layer(.mask(mask), bounds: surroundings) { painter in
            let effect = LayerEffect.shadow(shadow.color, radius: shadow.radius, offset: offset)
            painter.layer(effect, bounds: surroundings, reach: reach) { painter in
                painter.fill(surroundings, .color(.black))
                painter.layer(.blend(.destinationOut), bounds: bounds, draw)
            }
        }
    }
}
