import Foundation
import Geometry

/// Works out the tracks of a lazy grid across its direction.
///
/// Fixed tracks take their length; each other one in turn is offered an equal part of what is left.
package struct GridTrackLayout: Hashable {
    package let tracks: [GridTrack]

    package init(_ tracks: [GridTrack]) { self.tracks = tracks }

    /// The tracks for a length, from offset 0 on, with adaptive ones multiplied.
    ///
    /// - Parameter length: nil, negative and infinite lengths give each track its least one.
    package func resolve(_ length: CGFloat?) -> [ResolvedTrack] {
        var remaining = length.flatMap { $0.isFinite ? $0 : nil } ?? 0
        var flexibleCount = 0
        for (index, track) in tracks.enumerated() {
            if index < tracks.count - 1 { remaining -= gap(after: track) }
            if case .fixed(let length) = track.size { remaining -= positive(length) } else { flexibleCount += 1 }
        }
        var result: [ResolvedTrack] = []
        var position: CGFloat = 0
        for track in tracks {
            let share = flexibleCount > 0 ? max(0, remaining / CGFloat(flexibleCount)) : 0
            let lengths = lengths(of: track, share: share)
            for (index, length) in lengths.enumerated() {
                if index > 0 { position += gap(after: track) }
                result.append(ResolvedTrack(offset: position, length: length, alignment: track.alignment))
                position += length
            }
            position += gap(after: track)
            if case .fixed = track.size { continue }
            remaining -= lengths.reduce(0, +) + gap(after: track) * CGFloat(lengths.count - 1)
            flexibleCount -= 1
        }
        return result
    }

    /// The tracks for a proposal, moved so that they are aligned in it, and the length of the whole grid across.
    ///
    /// - Parameter guide: where tracks lie that leave room: 0 at the start, 0.5 in the middle, 1 at the end.
    package func resolve(_ proposal: CGFloat?, guide: CGFloat) -> (tracks: [ResolvedTrack], length: CGFloat) {
        var tracks = resolve(proposal)
        let end = tracks.last.map { $0.offset + $0.length } ?? 0
        let length = max(end, proposal.flatMap { $0.isFinite ? $0 : nil } ?? 0)
        for index in tracks.indices { tracks[index].offset += (length - end) * guide }
        return (tracks, length)
    }

    private func lengths(of track: GridTrack, share: CGFloat) -> [CGFloat] {
        switch track.size {
        case .fixed(let length): return [positive(length)]
        case .flexible(let minimum, let maximum): return [clamp(share, minimum, maximum)]
        case .adaptive(let minimum, let maximum):
            let gap = gap(after: track)
            let step = max(1, positive(minimum)) + gap
            let count = step > 0 ? max(1, min(10_000, ((share + gap) / step).rounded(.down))) : 1
            let length = clamp((share - gap * (count - 1)) / count, minimum, maximum)
            return Array(repeating: length, count: Int(count))
        }
    }

    private func gap(after track: GridTrack) -> CGFloat {
        track.spacing.map { $0.isFinite ? $0 : 0 } ?? ItemSpacing.standardDistance
    }

    private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(positive(minimum), maximum.isNaN ? length : min(length, maximum))
    }

    private func positive(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}
