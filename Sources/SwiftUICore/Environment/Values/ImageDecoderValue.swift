import Platform

extension EnvironmentValues {
    /// What reads encoded pictures; nil outside of a window.
    package var imageDecoder: (any ImageDecoder)? {
        get { self[ImageDecoderKey.self] }
        set { self[ImageDecoderKey.self] = newValue }
    }
}

package struct ImageDecoderKey: EnvironmentKey {
    package static var defaultValue: (any ImageDecoder)? { nil }
}
