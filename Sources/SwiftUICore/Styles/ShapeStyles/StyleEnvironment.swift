import Geometry

/// What styles depend on, gathered once a scope.
package struct StyleEnvironment: DerivedEnvironmentValue {
    package var colors: ColorEnvironment
    package var foreground: ForegroundStyles
    package var tint: AnyShapeStyle?
    package var background: AnyShapeStyle?
    package var isRightToLeft: Bool

    package init(deriving environment: EnvironmentValues) {
        colors = ColorEnvironment()
        colors.isDark = environment.value(of: ColorSchemeKey.self) == .dark
        colors.hasIncreasedContrast = environment.value(of: ColorSchemeContrastKey.self) == .increased
        colors.isElevated = environment.value(of: IsElevatedKey.self)
        colors.platform = environment.value(of: ProfileKey.self).platform
        colors.tint = environment.value(of: TintColorKey.self)
        foreground = environment.value(of: ForegroundStylesKey.self)
        tint = environment.value(of: TintKey.self)
        background = environment.value(of: BackgroundStyleKey.self)
        isRightToLeft = environment.value(of: LayoutDirectionKey.self) == .rightToLeft
    }
}
