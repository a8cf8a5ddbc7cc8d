import CCairoPango
import Drawing
import Foundation

/// Cairo's copies of bitmaps and of smaller versions of them, kept as long as there is room.
package final class BitmapSurfaces {
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var clock = 0
    private var byteCount = 0

    /// What is kept at most, beside the one that is in use.
    private static let byteLimit = 96 << 20

    private struct Entry {
        /// Weak, so that another bitmap at the same address is not taken for this one.
        weak var bitmap: Bitmap?
        /// The bitmap itself, then each half as large as the one before.
        var levels: [PixelSurface]
        var lastUse: Int
    }

    package init() {}

    func surface(for bitmap: Bitmap) -> PixelSurface { surface(for: bitmap, level: 0) }

    /// The version whose size is nearest to, but not below, what is drawn.
    ///
    /// - Parameter scale: drawn pixels a pixel of the bitmap.
    func surface(for bitmap: Bitmap, scale: CGFloat) -> (surface: PixelSurface, level: Int) {
        var level = 0
        var rest = scale
        while rest <= 0.5, rest > 0, min(bitmap.width, bitmap.height) >> (level + 1) > 0 {
            rest *= 2
            level += 1
        }
        return (surface(for: bitmap, level: level), level)
    }

    private func surface(for bitmap: Bitmap, level: Int) -> PixelSurface {
        let key = ObjectIdentifier(bitmap)
        clock += 1
        if entries[key]?.bitmap !== bitmap { remove(key) }
        var entry = entries[key] ?? Entry(bitmap: bitmap, levels: [], lastUse: clock)
        entry.lastUse = clock
        while entry.levels.count <= level {
            let made = entry.levels.last.map(Self.halved) ?? Self.copy(of: bitmap)
            byteCount += made.stride * made.height
            entry.levels.append(made)
        }
        entries[key] = entry
        makeRoom(keeping: key)
        return entry.levels[level]
    }

    private func makeRoom(keeping key: ObjectIdentifier) {
        guard byteCount > Self.byteLimit else { return }
        for other in entries.keys where entries[other]?.bitmap == nil { remove(other) }
        while byteCount > Self.byteLimit, entries.count > 1 {
            let candidates = entries.filter { $0.key != key }
            guard let oldest = candidates.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            remove(oldest.key)
        }
    }

    private func remove(_ key: ObjectIdentifier) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        for level in entry.levels { byteCount -= level.stride * level.height }
    }

    private static func copy(of bitmap: Bitmap) -> PixelSurface {
        let result = PixelSurface(width: bitmap.width, height: bitmap.height)
        bitmap.pixels.withUnsafeBufferPointer { source in
            for y in 0..<bitmap.height {
                (result.bytes + y * result.stride).update(
                    from: source.baseAddress! + y * bitmap.bytesPerRow, count: 4 * bitmap.width)
            }
        }
        result.markChanged()
        return result
    }

    /// Each pixel the average of four; a last odd row or column is left out.
    private static func halved(_ picture: PixelSurface) -> PixelSurface {
        let result = PixelSurface(width: picture.width / 2, height: picture.height / 2)
        for y in 0..<result.height {
            let upper = picture.bytes + min(2 * y, picture.height - 1) * picture.stride
            let lower = picture.bytes + min(2 * y + 1, picture.height - 1) * picture.stride
            let target = result.bytes + y * result.stride
            for x in 0..<result.width {
                let (left, right) = (8 * x, min(8 * x + 4, 4 * (picture.width - 1)))
                for channel in 0..<4 {
                    let upperSum = UInt16(upper[left + channel]) + UInt16(upper[right + channel])
                    let lowerSum = UInt16(lower[left + channel]) + UInt16(lower[right + channel])
                    target[4 * x + channel] = UInt8((upperSum + lowerSum + 2) / 4)
                }
            }
        }
        result.markChanged()
        return result
    }
}
