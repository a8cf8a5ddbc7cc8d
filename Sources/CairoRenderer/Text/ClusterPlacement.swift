import Drawing
import Foundation
import Geometry

/// Finds where the clusters of a layout stand, with the spaces at the end of lines.
struct ClusterPlacement {
    let backing: TextBacking

    func clusters(in lines: [TextLayout.Line]) -> [TextLayout.Cluster] {
        var result: [TextLayout.Cluster] = []
        for (index, line) in backing.lines.enumerated() where index < lines.count {
            result += clusters(of: line, index, from: lines[index].frame)
        }
        return result
    }

    private func clusters(of line: FittedLine, _ index: Int, from frame: CGRect) -> [TextLayout.Cluster] {
        let shaped = backing.shaped
        let drawn = shaped.trimmingTrailingSpaces(line.head)
        var places: [Int: Double] = [:]
        var x = Double(frame.minX)
        for segment in GlyphPlacement.visualOrder(GlyphPlacement(backing: backing, runs: []).segments(drawn)) {
            let isRightToLeft = segment.level & 1 == 1
            for cluster in isRightToLeft ? Array(segment.clusters.reversed()) : Array(segment.clusters) {
                places[cluster] = x
                x += width(cluster)
            }
        }
        // Spaces at the end stand where the line goes on.
        var left = Double(frame.minX)
        for cluster in drawn.upperBound..<line.head.upperBound {
            if line.isRightToLeft { left -= width(cluster) }
            places[cluster] = line.isRightToLeft ? left : x
            x += width(cluster)
        }
        return line.head.map { make($0, line: index, x: places[$0] ?? x, in: line) }
    }

    private func width(_ cluster: Int) -> Double {
        backing.shaped.width(of: cluster..<cluster + 1) * backing.horizontalScale
    }

    private func make(_ index: Int, line: Int, x: Double, in fitted: FittedLine) -> TextLayout.Cluster {
        let shaped = backing.shaped
        let cluster = shaped.clusters[index]
        let string = shaped.substring(index..<index + 1)
        let start = Int(cluster.byteOffset)
        let isSpace = cluster.flags.contains(.isSpace)
        let isTrailing = index >= shaped.trimmingTrailingSpaces(fitted.head).upperBound
        let isRightToLeft = isTrailing ? fitted.isRightToLeft : shaped.items[Int(cluster.item)].isRightToLeft
        return TextLayout.Cluster(
            bytes: start..<start + string.utf8.count,
            characterCount: string.utf8.count == 1 ? 1 : string.count, line: line, x: x, width: width(index),
            isRightToLeft: isRightToLeft, isSpace: isSpace)
    }
}
