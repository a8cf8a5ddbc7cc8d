import Foundation
import Geometry

extension Shape {
    /// A line along the shape's edge, half of it outside, as a shape of its own.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// A line along the shape's edge, half of it outside, as a shape of its own.
    /// - Parameter lineWidth: points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

public nonisolated struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public static var role: ShapeRole { .stroke }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension _StrokedShape {
    /// As a view it is a stroke, which draws faster than the outline of one.
    private var view: StrokeView<S, ForegroundStyle> {
        StrokeView(shape: shape, style: ForegroundStyle(), strokeStyle: style, isAntialiased: true)
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        StrokeView._makeNode(view.view, inputs)
    }

    @MainActor
    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        StrokeView._updateNode(outputs, to: view.view)
    }
}
