import Foundation
import Geometry

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Coordinates beyond this are cut off, so that sums never overflow.
    private static let limit = 1e6

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The smallest rectangle of pixels that covers the given one; empty for null or undefined ones.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
            self = .empty
            return
        }
        let whole = { (value: CGFloat) in Int(min(Self.limit, max(-Self.limit, value))) }
        minX = whole((rect.minX + 1e-4).rounded(.down))
        minY = whole((rect.minY + 1e-4).rounded(.down))
        maxX = whole((rect.maxX - 1e-4).rounded(.up))
        maxY = whole((rect.maxY - 1e-4).rounded(.up))
    }

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func outset(by amount: Int) -> PixelRect {
        PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    func offsetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }
}
