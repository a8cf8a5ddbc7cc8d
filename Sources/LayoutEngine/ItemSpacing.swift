import Foundation
import Geometry

/// The distances that an item would like to keep from its neighbours.
///
/// Two neighbours stand as far apart as the largest distance in the categories that both of them declare on the sides
/// that face each other; where they share none they touch.
@usableFromInline
package struct ItemSpacing: Hashable, Sendable {
    @usableFromInline
    package enum Category: Int, CaseIterable, Sendable {
        /// Between items of any kind.
        case plain
        /// From the bottom of a text to the top of what is no text.
        case edgeBelowText
        /// From the bottom of what is no text to the top of a text.
        case edgeAboveText
        /// From the bottom of a text to the top of another.
        case textToText
    }

    /// By category; minus infinity where none is declared.
    @usableFromInline
    typealias Distances = SIMD4<Double>

    @usableFromInline var top: Distances
    @usableFromInline var leading: Distances
    @usableFromInline var bottom: Distances
    @usableFromInline var trailing: Distances

    @inlinable
    init(top: Distances, leading: Distances, bottom: Distances, trailing: Distances) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    @usableFromInline static let undeclared = Distances(repeating: -.infinity)

    /// The distance between two items that know of none else.
    @usableFromInline package static let standardDistance: CGFloat = 8

    /// No distance to anything, as a `Spacer` has it.
    @usableFromInline package static let none = ItemSpacing(
        top: undeclared, leading: undeclared, bottom: undeclared, trailing: undeclared)

    /// What an item has that is no text and asks for nothing in particular: 8 points on every side.
    @usableFromInline package static let plain = uniform(standardDistance)

    /// What a control has that keeps its own distance on every side.
    package static func uniform(_ distance: CGFloat) -> ItemSpacing {
        let side = Distances(Double(distance), -.infinity, -.infinity, -.infinity)
        return ItemSpacing(
            top: Distances(Double(distance), 0, -.infinity, -.infinity), leading: side,
            bottom: Distances(Double(distance), -.infinity, 0, -.infinity), trailing: side)
    }

    /// What a text has.
    ///
    /// - Parameters:
    ///   - above: the distance to what is above it and no text.
    ///   - below: the distance to what is below it and no text.
    ///   - textAbove: the distance to a text above it.
    package static func text(above: CGFloat, below: CGFloat, textAbove: CGFloat) -> ItemSpacing {
        let side = Distances(Double(standardDistance), -.infinity, -.infinity, -.infinity)
        return ItemSpacing(
            top: Distances(-.infinity, -.infinity, Double(above), Double(textAbove)), leading: side,
            bottom: Distances(-.infinity, Double(below), -.infinity, 0), trailing: side)
    }

    /// The distance in points that the item keeps from the one after it (to the right or below); 0 or more.
    @inlinable
    package func distance(to next: ItemSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        var result = -Double.infinity
        for category in 0..<4 where end[category] > -.infinity && start[category] > -.infinity {
            result = max(result, max(end[category], start[category]))
        }
        return result > -.infinity ? CGFloat(result) : 0
    }

    /// Takes over the distances of another item on the given edges; where both have one, the larger counts.
    @inlinable
    package mutating func formUnion(_ other: ItemSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge].replace(with: other[edge], where: other[edge] .> self[edge])
        }
    }

    /// The same with plain distances on the given edges, as a frame gives to the sides that it sets.
    @inlinable
    package func resetting(_ edges: Edge.Set) -> ItemSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = ItemSpacing.plain[edge] }
        return result
    }

    @inlinable
    package subscript(edge: Edge, category: Category) -> CGFloat? {
        get {
            let value = self[edge][category.rawValue]
            return value > -.infinity ? CGFloat(value) : nil
        }
        set { self[edge][category.rawValue] = newValue.map { Double($0) } ?? -.infinity }
    }

    /// A number that is all but surely another for other distances, and never 0.
    package var signature: UInt32 {
        typealias Words = SIMD4<UInt64>
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var words = unsafeBitCast(top, to: Words.self)
        words = (words &* factor) ^ unsafeBitCast(leading, to: Words.self)
        words = (words &* factor) ^ unsafeBitCast(bottom, to: Words.self)
        words = (words &* factor) ^ unsafeBitCast(trailing, to: Words.self)
        var mixed: UInt64 = 0
        for category in 0..<4 {
            mixed = (mixed ^ words[category]) &* factor
            mixed ^= mixed >> 29
        }
        return UInt32(truncatingIfNeeded: mixed) | 1
    }

    /// The same with leading and trailing exchanged.
    package var mirrored: ItemSpacing { ItemSpacing(top: top, leading: trailing, bottom: bottom, trailing: leading) }

    @inlinable
    subscript(edge: Edge) -> Distances {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}
