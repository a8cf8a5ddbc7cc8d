import Drawing
import Foundation

extension Font {
    /// How wide the letters of a font are.
    public struct Width: Hashable, Sendable {
        /// 0 for standard, less for narrower and more for wider letters.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The nearest width that there is.
        package var resolved: ResolvedFont.Width {
            switch value {
            case ..<(-0.3): .compressed
            case ..<(-0.1): .condensed
            case ..<0.1: .standard
            default: .expanded
            }
        }
    }
}
