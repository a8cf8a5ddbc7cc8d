/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) { base._apply(to: &shape) }

    public static func == (left: Self, right: Self) -> Bool {
        func isEqual<Style: ShapeStyle>(_ style: Style) -> Bool {
            guard let other = right.base as? Style else { return false }
            return ValueComparison.areEqual(style, other)
        }
        return isEqual(left.base)
    }
}
