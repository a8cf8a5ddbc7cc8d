import Foundation
import Geometry

/// A view that shows a shape, and can draw it once more on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    private var layer: ShapeLayer<Content, Style> { ShapeLayer(shape, style, .fill(fillStyle)) }
}

extension _ShapeView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ShapeNode<Content, Style> { ShapeNode(layer, inputs) }

    @MainActor
    package func updateNode(_ node: ShapeNode<Content, Style>) { node.update(to: layer) }
}

extension _ShapeView: ShapeView {}

/// A shape filled with a style, on top of other drawings of it.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ComposedView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    package var composition: ModifiedContent<_ShapeView<Content, Style>, ShapeBackground<Background>> {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).modifier(ShapeBackground(content: background))
    }
}

/// The outline of a shape drawn in a style, on top of other drawings of the shape.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ComposedView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package var composition: ModifiedContent<StrokeView<Content, Style>, ShapeBackground<Background>> {
        StrokeView(shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
            .modifier(ShapeBackground(content: background))
    }
}

/// A line along the inside of a shape's edge drawn in a style, on top of other drawings of the shape.
public nonisolated struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, ComposedView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package var composition: ModifiedContent<StrokeView<Content.InsetShape, Style>, ShapeBackground<Background>> {
        StrokeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased
        )
        .modifier(ShapeBackground(content: background))
    }
}

/// A line along the edge of a shape.
package nonisolated struct StrokeView<Content: Shape, Style: ShapeStyle>: View {
    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let isAntialiased: Bool

    private var layer: ShapeLayer<Content, Style> {
        ShapeLayer(shape, style, .stroke(strokeStyle, isAntialiased: isAntialiased))
    }
}

extension StrokeView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ShapeNode<Content, Style> { ShapeNode(layer, inputs) }

    @MainActor
    package func updateNode(_ node: ShapeNode<Content, Style>) { node.update(to: layer) }
}

/// What is drawn beneath a shape; nothing at all where that is no view.
package nonisolated struct ShapeBackground<Background: View>: ViewModifier {
    package typealias Body = Never
    let content: Background

    @MainActor
    package static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        if Background.self == EmptyView.self { return Content._makeNode(content, inputs) }
        return _BackgroundModifier._makeModified(content, _BackgroundModifier(background: modifier.content), inputs)
    }

    @MainActor
    package static func _updateModified<Content: View>(
        _ outputs: _ViewOutputs, _ content: Content, _ modifier: Self
    ) {
        if Background.self == EmptyView.self { return Content._updateNode(outputs, to: content) }
        _BackgroundModifier._updateModified(outputs, content, _BackgroundModifier(background: modifier.content))
    }
}
