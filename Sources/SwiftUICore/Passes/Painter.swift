import Drawing
import Foundation
import Geometry

/// Collects the draw commands of what lies in a rectangle of the window.
///
/// Nodes draw in their own coordinates. Translations are folded into the commands; other transforms are pushed.
@MainActor
package struct Painter {
    package private(set) var list = DisplayList()
    /// From the node's coordinates to those of the innermost pushed transform.
    package private(set) var offset = CGPoint.zero
    /// What has to be drawn, in the coordinates of the innermost pushed transform.
    private var clip: CGRect
    /// Device pixels a point.
    package let scale: CGFloat
    /// Inside a pushed transform edges are not rounded to pixels: they would jump while it moves.
    private var isTransformed = false

    /// - Parameter alignsToPixels: whether edges go to the nearest pixel borders.
    package init(clip: CGRect, scale: CGFloat, alignsToPixels: Bool = true) {
        self.clip = clip
        self.scale = scale
        isTransformed = !alignsToPixels
    }

    // MARK: Nodes

    /// Draws a node that lies in the coordinates of the one that draws now, if any of it has to be drawn.
    package mutating func paint(_ node: LayoutNode) {
        node.viewGraph.visitCount += 1
        guard node.isPlaced else { return }
        let bounds = node.drawingBounds
        guard !bounds.isNull else { return }
        let outer = offset
        offset = CGPoint(x: offset.x + node.origin.x, y: offset.y + node.origin.y)
        if isVisible(bounds) { paint(node, bounds) }
        offset = outer
    }

    private mutating func paint(_ node: LayoutNode, _ bounds: CGRect) {
        let opacity = node.fadeOpacity
        if opacity >= 1 { return node.paint(&self) }
        if opacity > 0 { layer(.opacity(opacity), bounds: bounds) { node.paint(&$0) } }
    }

    /// Whether anything in a rectangle of the node's coordinates has to be drawn.
    package func isVisible(_ rectangle: CGRect) -> Bool {
        // A hairline has no area of its own.
        rectangle.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -1, dy: -1).bounded.intersects(clip)
    }

    /// What has to be drawn, in the node's coordinates.
    package var visibleRectangle: CGRect { clip.offsetBy(dx: -offset.x, dy: -offset.y) }

    // MARK: Drawing

    package mutating func fill(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
        if let simple = translated(path) {
            list.commands.append(.fill(simple, paint.offsetBy(dx: offset.x, dy: offset.y), style))
        } else {
            translating { $0.fill(path, paint, style) }
        }
    }

    package mutating func fill(_ rectangle: CGRect, _ paint: Paint) {
        fill(Path(rectangle), paint)
    }

    package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        if let simple = path.translatedCheaply(by: offset) {
            list.commands.append(.stroke(simple, style, paint.offsetBy(dx: offset.x, dy: offset.y)))
        } else {
            translating { $0.stroke(path, style, paint) }
        }
    }

    package mutating func text(_ layout: TextLayout, at origin: CGPoint, _ paint: Paint) {
        let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        list.commands.append(
            .text(layout, origin: rounded(place), paint.offsetBy(dx: offset.x, dy: offset.y)))
    }

    package mutating func image(_ bitmap: Bitmap, in rectangle: CGRect, _ style: ImageStyle) {
        var style = style
        style.template = style.template?.offsetBy(dx: offset.x, dy: offset.y)
        list.commands.append(.image(bitmap, in: rounded(rectangle.offsetBy(dx: offset.x, dy: offset.y)), style))
    }

    /// Draws commands that are given in the node's coordinates.
    package mutating func draw(_ commands: [DrawCommand]) {
        guard !commands.isEmpty else { return }
        if offset == .zero {
            list.commands += commands
        } else {
            list.commands.append(.pushTransform(CGAffineTransform(translationX: offset.x, y: offset.y)))
            list.commands += commands
            list.commands.append(.pop)
        }
    }

    // MARK: Nesting

    package mutating func clipped(to path: Path, style: FillStyle = FillStyle(), _ body: (inout Painter) -> Void) {
        let bounds = path.boundingRect.offsetBy(dx: offset.x, dy: offset.y).bounded
        let outer = clip
        clip = clip.intersection(bounds)
        guard !clip.isNull, !clip.isEmpty else {
            clip = outer
            return
        }
        if let simple = translated(path) {
            list.commands.append(.pushClip(simple, style))
            body(&self)
        } else {
            let moved = path.offsetBy(dx: offset.x, dy: offset.y)
            list.commands.append(.pushClip(moved, style))
            body(&self)
        }
        list.commands.append(.pop)
        clip = outer
    }

    /// Draws on a layer of its own. `bounds` (the node's coordinates) holds all that is drawn before the effect;
    /// `reach` points around what has to be drawn are needed too, since the effect spreads them.
    package mutating func layer(
        _ effect: LayerEffect, bounds: CGRect, reach: CGFloat = 0, _ body: (inout Painter) -> Void
    ) {
        let outer = clip
        clip = clip.insetBy(dx: -reach, dy: -reach)
        let moved = bounds.offsetBy(dx: offset.x, dy: offset.y)
        list.commands.append(.pushLayer(effect, bounds: moved))
        body(&self)
        list.commands.append(.pop)
        clip = outer
    }

    /// Draws through a transform of the node's coordinates.
    package mutating func transformed(by transform: CGAffineTransform, _ body: (inout Painter) -> Void) {
        if transform.isTranslation {
            let outer = offset
            offset = CGPoint(x: offset.x + transform.tx, y: offset.y + transform.ty)
            body(&self)
            offset = outer
            return
        }
        guard transform.isInvertible else { return }
        let full = transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        let (outerOffset, outerClip, outerTransformed) = (offset, clip, isTransformed)
        list.commands.append(.pushTransform(full))
        offset = .zero
        clip = clip.applying(full.inverted())
        isTransformed = true
        body(&self)
        list.commands.append(.pop)
        (offset, clip, isTransformed) = (outerOffset, outerClip, outerTransformed)
    }

    /// Draws into a list of its own, as a mask needs it, in the coordinates of the list that is drawn now.
    package func separate(_ body: (inout Painter) -> Void) -> DisplayList {
        var painter = self
        painter.list = DisplayList()
        body(&painter)
        return painter.list
    }

    private mutating func translating(_ make: (inout TranslatedCommands) -> Void) {
        var commands = TranslatedCommands()
        make(&commands)
        list.commands.append(.pushTransform(CGAffineTransform(translationX: offset.x, y: offset.y)))
        list.commands.append(contentsOf: commands.commands)
        list.commands.append(.pop)
    }

    private struct TranslatedCommands {
        var commands: [DrawCommand] = []
        mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
            commands.append(.fill(path, paint, style))
        }
        mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
            commands.append(.stroke(path, style, paint))
        }
    }

    // MARK: Pixels

    /// The path moved to its place, its straight edges on pixel borders; nil where moving it means copying it.
    private func translated(_ path: Path) -> Path? {
        guard !isTransformed, let rectangle = path.alignableRectangle else { return path.translatedCheaply(by: offset) }
        return path.replacingAlignableRectangle(
            with: rounded(rectangle.offsetBy(dx: offset.x, dy: offset.y)))
    }

    private func rounded(_ point: CGPoint) -> CGPoint {
        guard !isTransformed else { return point }
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    /// Each edge goes to the nearest pixel border by itself, so that neighbours have no gap.
    private func rounded(_ rectangle: CGRect) -> CGRect {
        guard !isTransformed else { return rectangle }
        let least = rounded(CGPoint(x: rectangle.minX, y: rectangle.minY))
        let most = rounded(CGPoint(x: rectangle.maxX, y: rectangle.maxY))
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}

extension CGAffineTransform {
    /// Moves, and does nothing else.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}
