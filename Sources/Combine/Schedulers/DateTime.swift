import Foundation

/// A moment in a scheduler's time that is a date: what run loops and operation queues have in common.
protocol DateTime: Strideable where Stride: SecondsStride {
    /// The moment.
    var date: Date { get set }

    init(_ date: Date)
}

// These are public since they meet the requirements of public protocols.
extension DateTime {
    /// The distance to another moment; negative when that is earlier.
    public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// The moment at a distance from this one.
    public func advanced(by n: Stride) -> Self {
        Self(date + n.magnitude)
    }
}
