/// The foreground style that holds where it is used.
public struct ForegroundStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { HierarchicalShapeStyle.primary._apply(to: &shape) }
}

/// The background style that holds where it is used.
public struct BackgroundStyle: ShapeStyle, Equatable {
    private static let levels: [SystemColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]

    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard case .resolve(let level) = shape.operation else { return }
        if let style = shape.environment.background { return style._apply(to: &shape) }
        let name = Self.levels[min(level, Self.levels.count - 1)]
        shape.resolved = ResolvedStyle(shape.environment.colors.value(of: name))
    }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { ResolvedStyle($0.colors.value(of: .systemBackground)) }
    }
}

/// The tint that holds where it is used.
public struct TintShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let tint = shape.environment.tint, case .resolve = shape.operation { return tint._apply(to: &shape) }
        shape.resolve { ResolvedStyle($0.colors.accent) }
    }
}

/// What marks a selection.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { ResolvedStyle($0.colors.value(of: .separator)) }
    }
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { ResolvedStyle($0.colors.value(of: .placeholderText)) }
    }
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve { ResolvedStyle($0.colors.value(of: .link)) }
    }
}

/// A thin fill over any ground; smaller shapes have stronger levels.
public struct FillShapeStyle: ShapeStyle, Equatable {
    private static let levels: [SystemColor] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]

    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard case .resolve(let level) = shape.operation else { return }
        let name = Self.levels[min(level, Self.levels.count - 1)]
        shape.resolved = ResolvedStyle(shape.environment.colors.value(of: name))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
