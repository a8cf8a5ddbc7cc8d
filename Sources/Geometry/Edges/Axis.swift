import Foundation

/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        @inlinable package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }

        @inlinable package static var both: Set { Set(rawValue: 3) }
    }

    /// The other axis.
    @inlinable package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
