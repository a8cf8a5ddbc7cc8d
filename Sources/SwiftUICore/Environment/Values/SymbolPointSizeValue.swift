import Foundation

extension EnvironmentValues {
    /// The size of symbols in points, whatever the font is; nil is the font's.
    package var symbolPointSize: CGFloat? {
        get { self[SymbolPointSizeKey.self] }
        set { self[SymbolPointSizeKey.self] = newValue }
    }
}

package struct SymbolPointSizeKey: EnvironmentKey {
    package static var defaultValue: CGFloat? { nil }
}
