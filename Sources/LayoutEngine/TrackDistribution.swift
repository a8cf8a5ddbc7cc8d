import Foundation
import Geometry

/// Rows or columns that share a length as the children of a stack do.
@usableFromInline
protocol Tracks {
    var count: Int { get }

    /// The length that a track takes of the one it is offered; nil asks for the ideal one.
    func length(of track: Int, proposal: CGFloat?) -> CGFloat
}

extension Tracks {
    /// The lengths of all tracks: the least flexible takes its share first.
    ///
    /// - Parameter length: what there is for all of them, without gaps; nil gives each its ideal length.
    @inlinable
    func distribute(_ length: CGFloat?) -> [CGFloat] {
        guard let length else { return (0..<count).map { self.length(of: $0, proposal: nil) } }
        var lengths = [CGFloat](repeating: 0, count: count)
        var remaining = length
        for (place, track) in order().enumerated() {
            let share = max(0, remaining / CGFloat(count - place))
            lengths[track] = self.length(of: track, proposal: share)
            let rest = remaining - lengths[track]
            if !rest.isNaN { remaining = rest }
        }
        return lengths
    }

    /// The tracks by flexibility, least first; equally flexible ones keep their order.
    @inlinable
    func order() -> [Int] {
        guard count > 1 else { return Array(0..<count) }
        let ranges = (0..<count).map { track in
            (minimum: length(of: track, proposal: 0), maximum: length(of: track, proposal: .infinity))
        }
        let flexibility = ranges.map { ($0.maximum - $0.minimum).isNaN ? 0 : $0.maximum - $0.minimum }
        return (0..<count).sorted { first, second in
            if flexibility[first] != flexibility[second] { return flexibility[first] < flexibility[second] }
            if flexibility[first] == .infinity, ranges[first].minimum != ranges[second].minimum {
                return ranges[first].minimum > ranges[second].minimum
            }
            return first < second
        }
    }
}
