import Foundation

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    }

    @inlinable package var edge: Edge { self == .top ? .top : .bottom }
}
