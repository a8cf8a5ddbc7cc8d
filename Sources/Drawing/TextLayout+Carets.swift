import Foundation
import Geometry

extension TextLayout {
    /// The smallest part of a text that is drawn whole, and where it stands.
    package struct Cluster: Hashable, Sendable {
        /// In the UTF-8 form of the runs' strings.
        package var bytes: Range<Int>
        /// How many characters it holds; a ligature has several.
        package var characterCount: Int
        package var line: Int
        /// The left edge in the layout's coordinates.
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft: Bool
        package var isSpace: Bool

        package init(
            bytes: Range<Int>, characterCount: Int, line: Int, x: CGFloat, width: CGFloat, isRightToLeft: Bool,
            isSpace: Bool
        ) {
            self.bytes = bytes
            self.characterCount = characterCount
            self.line = line
            self.x = x
            self.width = width
            self.isRightToLeft = isRightToLeft
            self.isSpace = isSpace
        }

        /// Where a caret stands at a byte of the cluster.
        fileprivate func edge(at byte: Int) -> CGFloat {
            let part = CGFloat(byte - bytes.lowerBound) / CGFloat(max(1, bytes.count))
            return isRightToLeft ? x + width * (1 - part) : x + width * part
        }

        /// The byte whose edge is nearest to a place.
        fileprivate func byte(at place: CGFloat) -> Int {
            guard width > 0 else { return bytes.lowerBound }
            let part = min(1, max(0, (place - x) / width))
            let step = (isRightToLeft ? 1 - part : part) * CGFloat(max(1, characterCount))
            return bytes.lowerBound + Int(step.rounded() / CGFloat(max(1, characterCount)) * CGFloat(bytes.count))
        }
    }

    /// The line that a caret before a byte stands in: where lines were broken, the later one.
    package func lineIndex(atByte byte: Int) -> Int {
        guard let index = lastCluster(atByte: byte) else { return 0 }
        return clusters[index].line
    }

    /// The caret before a byte of the text, without a width.
    package func caret(atByte byte: Int) -> CGRect {
        guard let index = lastCluster(atByte: byte) else {
            return edge(of: lines.first, x: lines.first?.frame.minX ?? 0)
        }
        let cluster = clusters[index]
        let place = cluster.edge(at: min(max(byte, cluster.bytes.lowerBound), cluster.bytes.upperBound))
        return edge(of: lines.indices.contains(cluster.line) ? lines[cluster.line] : nil, x: place)
    }

    private func edge(of line: Line?, x: CGFloat) -> CGRect {
        CGRect(x: x, y: line?.frame.minY ?? 0, width: 0, height: line?.frame.height ?? size.height)
    }

    /// The last cluster that begins at or before a byte.
    private func lastCluster(atByte byte: Int) -> Int? {
        guard !clusters.isEmpty else { return nil }
        var (low, high) = (0, clusters.count)
        while low < high {
            let middle = (low + high) / 2
            if clusters[middle].bytes.lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// The bytes of a line.
    package func bytes(ofLine line: Int) -> Range<Int> {
        let all = clusters.lazy.filter { $0.line == line }
        guard let first = all.first, let last = clusters.last(where: { $0.line == line }) else { return 0..<0 }
        return first.bytes.lowerBound..<last.bytes.upperBound
    }

    /// The byte before which a caret stands that is put at a point.
    package func byte(at point: CGPoint) -> Int {
        guard !clusters.isEmpty else { return 0 }
        let line = lines.firstIndex { point.y < $0.frame.maxY } ?? max(0, lines.count - 1)
        let row = clusters.filter { $0.line == line }
        guard let nearest = row.min(by: { Self.distance($0, point.x) < Self.distance($1, point.x) }) else {
            return clusters.last?.bytes.upperBound ?? 0
        }
        let byte = nearest.byte(at: point.x)
        // The end of a broken line is the start of the next; a caret in this line stands before the space.
        guard let last = row.last, byte == last.bytes.upperBound, line < lines.count - 1 else { return byte }
        return last.isSpace ? last.bytes.lowerBound : byte
    }

    private static func distance(_ cluster: Cluster, _ x: CGFloat) -> CGFloat {
        max(cluster.x - x, x - cluster.x - cluster.width, 0)
    }

    /// What a range of bytes covers; several rectangles where lines or directions change.
    package func rectangles(ofBytes range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        for cluster in clusters where cluster.bytes.overlaps(range) && lines.indices.contains(cluster.line) {
            let bytes = range.clamped(to: cluster.bytes)
            let (start, end) = (cluster.edge(at: bytes.lowerBound), cluster.edge(at: bytes.upperBound))
            let line = lines[cluster.line].frame
            let part = CGRect(x: min(start, end), y: line.minY, width: abs(end - start), height: line.height)
            if let last = result.last, last.minY == part.minY, part.minX <= last.maxX + 0.1,
                part.maxX >= last.minX - 0.1
            {
                result[result.count - 1] = last.union(part)
            } else {
                result.append(part)
            }
        }
        return result
    }
}
