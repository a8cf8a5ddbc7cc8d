/// How far an image that is loaded has come.
@nonexhaustive public enum AsyncImagePhase: Sendable {
    /// There is no image yet.
    case empty
    case success(Image)
    /// The image could not be loaded or is in no format that can be read.
    case failure(any Error)

    /// The image, once there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is none; nil before that is known.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
