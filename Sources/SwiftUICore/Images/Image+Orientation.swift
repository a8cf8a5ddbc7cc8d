extension Image {
    /// How the pixels of a picture are to be turned and mirrored to be seen upright.
    @nonexhaustive public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}
