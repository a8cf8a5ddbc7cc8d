/// How the parts of a symbol are coloured.
///
/// The stand-in icons have one part, which is filled with the first style. Where they stand on a filled ground, as
/// `trash.circle.fill` does, `palette` and `hierarchical` fill the ground with the second one. Own colours have the
/// weather and a few others, such as `heart.fill` and `star.fill`.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// One style for all parts.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Levels of the foreground style.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A style for each part.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
    /// How the parts of symbols are coloured; nil is the symbol's own mode.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

package struct SymbolRenderingModeKey: EnvironmentKey {
    package static var defaultValue: SymbolRenderingMode? { nil }
}

extension View {
    /// Sets how the parts of symbols in the view are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
