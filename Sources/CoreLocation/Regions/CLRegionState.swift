/// Where the device is, seen from a region.
@nonexhaustive public enum CLRegionState: Int, Sendable {
    /// It isn't known.
    case unknown
    case inside
    case outside
}
