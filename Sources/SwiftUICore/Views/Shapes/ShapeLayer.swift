import Drawing
import Foundation
import Geometry

/// A shape drawn in a style, and what is known of how it looks in the place where it was drawn last.
package struct ShapeLayer<Content: Shape, Style: ShapeStyle> {
    package enum Outline: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle, isAntialiased: Bool)
    }

    /// A shape and how it is drawn.
    struct Drawing {
        var shape: Content
        var outline: Outline

        func isEqual(to other: Drawing) -> Bool {
            outline == other.outline && ValueComparison.areEqual(shape, other.shape)
        }
    }

    private(set) var drawing: Drawing
    private var style: Style
    private var knownPath: (rectangle: CGRect, path: Path)?
    private var knownStyle: ResolvedStyle?

    package init(_ shape: Content, _ style: Style, _ outline: Outline = .fill(FillStyle())) {
        drawing = Drawing(shape: shape, outline: outline)
        self.style = style
    }

    var shape: Content { drawing.shape }
    private var outline: Outline { drawing.outline }

    /// What the style looked like when it was drawn last; nil where it was not.
    var shownStyle: ResolvedStyle? { knownStyle }

    /// Draws another shape from now on.
    mutating func show(_ drawing: Drawing) {
        self.drawing = drawing
        knownPath = nil
    }

    /// Draws with another look from now on; nil finds it in the environment.
    mutating func show(_ style: ResolvedStyle?) { knownStyle = style }

    func hasEqualStyle(_ other: ShapeLayer) -> Bool { ValueComparison.areEqual(style, other.style) }

    /// Forgets what was found in the environment.
    mutating func environmentChanged() {
        knownPath = nil
        knownStyle = nil
    }

    // MARK: Finding out

    mutating func path(in rectangle: CGRect, for node: LayoutNode) -> Path {
        if let knownPath, knownPath.rectangle == rectangle { return knownPath.path }
        let path = shape.path(in: rectangle, for: node)
        knownPath = (rectangle, path)
        return path
    }

    mutating func resolvedStyle(for node: LayoutNode) -> ResolvedStyle {
        if let knownStyle { return knownStyle }
        let resolved = style.resolved(for: node)
        knownStyle = resolved
        return resolved
    }

    /// What is drawn for a rectangle of the node's coordinates.
    mutating func drawingBounds(in rectangle: CGRect, for node: LayoutNode) -> CGRect {
        let bounds = outlineBounds(path(in: rectangle, for: node))
        let reach = resolvedStyle(for: node).reach
        return reach > 0 ? bounds.insetBy(dx: -reach, dy: -reach) : bounds
    }

    private func outlineBounds(_ path: Path) -> CGRect {
        let bounds = path.boundingRect
        guard case .stroke(let style, _) = outline, !bounds.isNull else { return bounds }
        return bounds.insetBy(dx: -style.reach(along: path), dy: -style.reach(along: path))
    }

    /// Whether a point lies on what is drawn.
    mutating func contains(_ point: CGPoint, in rectangle: CGRect, for node: LayoutNode) -> Bool {
        guard !resolvedStyle(for: node).isClear else { return false }
        let path = path(in: rectangle, for: node)
        return switch outline {
        case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let style, _): path.strokedPath(style).contains(point)
        }
    }

    // MARK: Drawing

    @MainActor
    mutating func paint(_ painter: inout Painter, in rectangle: CGRect, for node: LayoutNode) {
        let path = path(in: rectangle, for: node)
        guard !path.isEmpty else { return }
        let style = resolvedStyle(for: node)
        let outline = outline
        painter.paint(with: style, in: rectangle, covering: outlineBounds(path)) { painter, paint in
            switch outline {
            case .fill(let style): painter.fill(path, paint, style: style)
            case .stroke(let style, true): painter.stroke(path, style, paint)
            case .stroke(let style, false):
                painter.fill(path.strokedPath(style), paint, style: FillStyle(antialiased: false))
            }
        }
    }
}

extension Shape {
    /// The outline where the node draws it, mirrored where lines run from right to left and the shape does too.
    nonisolated func path(in rectangle: CGRect, for node: LayoutNode) -> Path {
        let path = (self as? any EnvironmentShape)?.path(in: rectangle, at: node) ?? path(in: rectangle)
        guard case .mirrors(let direction) = layoutDirectionBehavior else { return path }
        let isRightToLeft = node.environment.read(StyleEnvironment.self, for: node).isRightToLeft
        guard isRightToLeft == (direction == .rightToLeft) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rectangle.midX, ty: 0))
    }
}

extension ShapeLayer.Drawing: Animatable {
    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, outline.animatableData) }
        set {
            shape.animatableData = newValue.first
            outline.animatableData = newValue.second
        }
    }
}

extension ShapeLayer.Outline {
    fileprivate var animatableData: StrokeStyle.AnimatableData {
        get {
            if case .stroke(let style, _) = self { style.animatableData } else { .zero }
        }
        set {
            guard case .stroke(var style, let isAntialiased) = self else { return }
            style.animatableData = newValue
            self = .stroke(style, isAntialiased: isAntialiased)
        }
    }
}

/// A shape whose outline depends on the place where it is drawn.
package nonisolated protocol EnvironmentShape: Shape {
    func path(in rect: CGRect, at node: LayoutNode) -> Path
}

extension StrokeStyle {
    /// How far the line may reach beyond its path's bounds, in points.
    package func reach(along path: Path) -> CGFloat {
        let half = lineWidth / 2
        switch path.storage {
        case .empty, .rect, .roundedRect, .ellipse: return half
        case .elements:
            let cap: CGFloat = lineCap == .square ? 1.5 : 1
            return half * max(cap, lineJoin == .miter ? miterLimit : 1)
        }
    }
}
