import Foundation

/// How the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule decides what is inside, instead of the winding number.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
