import Foundation

/// Lengths and places that an app has computed may be infinite or no number. No window reaches farther than this many
/// points from its corner, so what lies beyond is cut off before it is computed with.
package let farthestPoint: CGFloat = 1e7

extension CGFloat {
    /// The length, as far as any window reaches; 0 for what is no number.
    package var bounded: CGFloat { bounded(by: farthestPoint) }

    /// The number, not farther from 0 than a limit; 0 for what is no number.
    package func bounded(by limit: CGFloat) -> CGFloat {
        isNaN ? 0 : Swift.min(limit, Swift.max(-limit, self))
    }
}

extension CGSize {
    /// The size with both lengths as far as any window reaches.
    package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGRect {
    /// The part that is not farther away than any window reaches; null where the place or the size is no number.
    package var bounded: CGRect {
        let (left, top) = (origin.x, origin.y)
        let (right, bottom) = (left + size.width, top + size.height)
        // Comparisons with what is no number are false.
        if left >= -farthestPoint, top >= -farthestPoint, right <= farthestPoint, bottom <= farthestPoint,
            right >= left,
            bottom >= top
        {
            return self
        }
        return cut
    }

    private var cut: CGRect {
        guard !isNull, !origin.x.isNaN, !origin.y.isNaN, !size.width.isNaN, !size.height.isNaN else { return .null }
        let (left, width) = Self.cut(origin.x, size.width)
        let (top, height) = Self.cut(origin.y, size.height)
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// - Returns: where the part begins, and how long it is.
    private static func cut(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let end = length == .infinity ? CGFloat.infinity : start + length
        let (first, last) = (Swift.min(start, end).bounded, Swift.max(start, end).bounded)
        return (first, last - first)
    }
}
