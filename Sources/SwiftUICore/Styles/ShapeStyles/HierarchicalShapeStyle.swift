/// The foreground style, weakened by a number of levels.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        switch shape.operation {
        case .resolve(let extra): shape.environment.foreground.apply(to: &shape, level: level + extra)
        case .capture:
            shape.captured = AnyShapeStyle(ForegroundLevelStyle(styles: shape.environment.foreground, level: level))
        }
    }

    /// What the levels of a colour are: its opacity multiplied (values of iOS; the last is a guess).
    package static func opacity(ofLevel level: Int) -> Double {
        let opacities = [1, 0.5, 0.25, 0.18, 0.05]
        return opacities[min(max(0, level), opacities.count - 1)]
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style weakened by a number of levels.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        switch shape.operation {
        case .resolve(let extra):
            shape.operation = .resolve(level: level + extra)
            base._apply(to: &shape)
        case .capture:
            base._apply(to: &shape)
            shape.captured = shape.captured.map {
                AnyShapeStyle(HierarchicalShapeStyleModifier<AnyShapeStyle>(base: $0, level: level))
            }
        }
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
