import Foundation

extension Image {
    /// The size of symbols relative to the text beside them.
    @nonexhaustive public enum Scale: Hashable, Sendable {
        case small, medium, large

        /// The factor of the size (measured on Apple's `star`).
        package var factor: CGFloat {
            switch self {
            case .small: 0.81
            case .medium: 1
            case .large: 1.28
            }
        }
    }
}

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

package struct ImageScaleKey: EnvironmentKey {
    package static var defaultValue: Image.Scale { .medium }
}

extension View {
    /// Sets the size of symbols in the view relative to the text beside them.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
