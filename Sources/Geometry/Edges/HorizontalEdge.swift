import Foundation

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }

    @inlinable package var edge: Edge { self == .leading ? .leading : .trailing }
}
