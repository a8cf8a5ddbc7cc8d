import Foundation
import Geometry

/// A decoded picture: premultiplied 8-bit BGRA rows (Cairo's ARGB32 on little-endian machines), immutable and shared.
package final class Bitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let pixels: [UInt8]

    /// - Parameter pixels: `height` rows of `bytesPerRow` bytes, a multiple of 4 and at least `4 * width`.
    package init(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8]) {
        precondition(bytesPerRow >= 4 * width && pixels.count >= bytesPerRow * height)
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.pixels = pixels
    }

    package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
