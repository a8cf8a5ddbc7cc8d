import Foundation

/// How two segments of a stroked line meet.
@nonexhaustive public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner; a bevel where the miter limit is exceeded.
    case miter
    case round
    case bevel
}
