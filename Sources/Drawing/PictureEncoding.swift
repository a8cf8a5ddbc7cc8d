/// A format that pictures are encoded in.
package enum PictureEncoding: Hashable, Sendable {
    case png
    /// - Parameter quality: 0 (small) to 1 (good).
    case jpeg(quality: Double)
}
