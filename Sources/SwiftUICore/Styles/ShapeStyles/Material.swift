import Drawing

/// What is behind a view, blurred under a tint.
public struct Material: Hashable, Sendable {
    let name: MaterialTable.Name

    /// Shows most of what is behind.
    public static let ultraThin = Material(name: .ultraThin)
    public static let thin = Material(name: .thin)
    public static let regular = Material(name: .regular)
    public static let thick = Material(name: .thick)
    /// Shows next to nothing of what is behind.
    public static let ultraThick = Material(name: .ultraThick)
    /// The material of the system's bars.
    public static let bar = Material(name: .bar)
}

extension Material: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve {
            let tint = MaterialTable.tint(of: name, isDark: $0.colors.isDark)
            return ResolvedStyle(
                .backdrop(blur: MaterialTable.blur, saturation: MaterialTable.saturation, tint: tint))
        }
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
