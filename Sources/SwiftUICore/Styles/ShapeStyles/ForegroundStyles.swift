/// The styles of the foreground: the main one and those of the hierarchical levels below it.
package struct ForegroundStyles: Equatable, Sendable {
    /// Empty where none was set: then the platform's label colours.
    package var styles: [AnyShapeStyle] = []
    /// Whether a container set them for its texts: buttons in it keep the tint, which they leave for a style that the app
    /// set around them.
    package var isOfContainer = false

    /// Whether the app set a style.
    package var isExplicit: Bool { !styles.isEmpty && !isOfContainer }

    package static let platform = ForegroundStyles()

    private static let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]

    /// Resolves one level. A level that was not set is the last one that was, weakened.
    package func apply(to shape: inout _ShapeStyle_Shape, level: Int) {
        guard let last = styles.last else {
            let name = Self.labels[min(level, Self.labels.count - 1)]
            shape.resolved = ResolvedStyle(shape.environment.colors.value(of: name))
            return
        }
        let isSet = level < styles.count
        shape.operation = .resolve(level: isSet ? 0 : level - (styles.count - 1))
        (isSet ? styles[level] : last)._apply(to: &shape)
    }
}

/// One level of foreground styles that were in force somewhere else.
struct ForegroundLevelStyle: ShapeStyle, Equatable {
    let styles: ForegroundStyles
    let level: Int

    func _apply(to shape: inout _ShapeStyle_Shape) {
        guard case .resolve(let extra) = shape.operation else { return }
        styles.apply(to: &shape, level: level + extra)
    }
}
