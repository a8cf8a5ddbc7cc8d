import Foundation

/// One side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all = Set(rawValue: 15)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        @inlinable public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        @inlinable package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
    }

    /// The edge on the other side.
    @inlinable package var opposite: Edge { Edge(rawValue: (rawValue + 2) & 3)! }

    /// The axis that leads from this edge to the opposite one.
    @inlinable package var axis: Axis { rawValue & 1 == 0 ? .vertical : .horizontal }

    /// Whether the edge is top or leading.
    @inlinable package var isMinimum: Bool { rawValue < 2 }
}
