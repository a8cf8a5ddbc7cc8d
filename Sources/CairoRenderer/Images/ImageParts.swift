import Drawing
import Foundation
import Geometry

/// Which parts of a bitmap are drawn where: one for a plain picture, up to nine with cap insets.
struct ImageParts {
    struct Part {
        /// In the bitmap's pixels.
        var source: CGRect
        /// In the commands' coordinates.
        var target: CGRect
        /// Points a pixel.
        var scaleX: CGFloat
        var scaleY: CGFloat
        var isRepeated: Bool
    }

    private(set) var parts: [Part] = []

    /// A stretch of one axis.
    private struct Slice {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        /// The middle slice is repeated where the style says so.
        var isMiddle: Bool

        var sourceLength: CGFloat { source.upperBound - source.lowerBound }
        var targetLength: CGFloat { target.upperBound - target.lowerBound }
    }

    init(_ bitmap: Bitmap, _ rect: CGRect, _ style: ImageStyle) {
        let scale = style.scale > 0 ? style.scale : 1
        let insets = style.capInsets
        let columns = Self.slices(
            length: CGFloat(bitmap.width), from: rect.minX, to: rect.maxX, caps: (insets.leading, insets.trailing),
            scale)
        let rows = Self.slices(
            length: CGFloat(bitmap.height), from: rect.minY, to: rect.maxY, caps: (insets.top, insets.bottom), scale)
        let isTiled = style.resizing == .tile
        for row in rows {
            for column in columns { add(column, row, isTiled: isTiled, pixelsPerPoint: scale) }
        }
    }

    private mutating func add(_ column: Slice, _ row: Slice, isTiled: Bool, pixelsPerPoint: CGFloat) {
        guard column.sourceLength > 0, row.sourceLength > 0, column.targetLength > 0, row.targetLength > 0 else {
            return
        }
        let source = CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.sourceLength,
            height: row.sourceLength)
        let target = CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength,
            height: row.targetLength)
        let repeatsColumns = isTiled && column.isMiddle
        let repeatsRows = isTiled && row.isMiddle
        parts.append(
            Part(
                source: source, target: target,
                scaleX: repeatsColumns ? 1 / pixelsPerPoint : column.targetLength / column.sourceLength,
                scaleY: repeatsRows ? 1 / pixelsPerPoint : row.targetLength / row.sourceLength,
                isRepeated: repeatsColumns || repeatsRows))
    }

    /// Start cap, middle, end cap; caps that are larger than the target share it.
    private static func slices(
        length: CGFloat, from start: CGFloat, to end: CGFloat, caps: (CGFloat, CGFloat), _ scale: CGFloat
    ) -> [Slice] {
        let first = min(length, max(0, caps.0 * scale))
        let last = min(length - first, max(0, caps.1 * scale))
        let drawn = (first + last) / scale
        let room = end - start
        let shrink = drawn > room ? room / drawn : 1
        let firstEnd = start + first / scale * shrink
        let lastStart = max(firstEnd, end - last / scale * shrink)
        return [
            Slice(source: 0...first, target: start...firstEnd, isMiddle: false),
            Slice(source: first...length - last, target: firstEnd...lastStart, isMiddle: true),
            Slice(source: length - last...length, target: lastStart...max(lastStart, end), isMiddle: false),
        ]
    }
}
