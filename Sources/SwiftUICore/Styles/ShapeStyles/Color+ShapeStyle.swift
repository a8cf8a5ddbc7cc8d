extension Color: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { ResolvedStyle(rgba(in: $0.colors)) }
    }
}

extension Color.Resolved: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { _ in ResolvedStyle(rgba) }
    }
}
