import CCairoPango
import Foundation

/// Blurred shadows of layers that look alike: a list of cards needs one.
final class ShadowCache {
    struct Shadow {
        /// Coverage.
        var picture: PixelSurface
        /// How many pixels the shadow begins before its layer.
        var margin: Int
    }

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: CGFloat
        var coverage: Coverage
    }

    private var shadows: [Key: Shadow] = [:]
    private var byteCount = 0
    /// How many blurs were computed so far.
    private(set) var blurCount = 0

    private static let byteLimit = 16 << 20

    func shadow(of picture: PixelSurface, _ filter: GaussianBlur) -> Shadow {
        let coverage = Coverage(of: picture)
        let key = Key(width: picture.width, height: picture.height, sigma: filter.sigma, coverage: coverage)
        if let known = shadows[key] { return known }
        let margin = filter.reach
        let padded = PixelSurface(
            width: picture.width + 2 * margin, height: picture.height + 2 * margin, format: .coverage)
        coverage.bytes.withUnsafeBufferPointer { source in
            for y in 0..<picture.height {
                (padded.bytes + (y + margin) * padded.stride + margin).update(
                    from: source.baseAddress! + y * picture.width, count: picture.width)
            }
        }
        padded.markChanged()
        let blurred = filter.blurred(padded, edges: .transparent)
        let made = Shadow(picture: blurred.fullSize(width: padded.width, height: padded.height), margin: margin)
        blurCount += 1
        remember(made, key)
        return made
    }

    private func remember(_ shadow: Shadow, _ key: Key) {
        let size = key.coverage.bytes.count + shadow.picture.stride * shadow.picture.height
        if byteCount + size > Self.byteLimit {
            shadows.removeAll()
            byteCount = 0
        }
        guard size <= Self.byteLimit else { return }
        shadows[key] = shadow
        byteCount += size
    }
}

/// The alpha of all pixels of a picture, to find equal ones by.
private struct Coverage: Hashable {
    let bytes: [UInt8]
    private let hash: UInt64

    init(of picture: PixelSurface) {
        cairo_surface_flush(picture.surface)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes = Array(unsafeUninitializedCapacity: picture.width * picture.height) { buffer, count in
            for y in 0..<picture.height {
                let row = UnsafeRawPointer(picture.bytes + y * picture.stride).assumingMemoryBound(to: UInt32.self)
                let target = buffer.baseAddress! + y * picture.width
                for x in 0..<picture.width {
                    let alpha = row[x] >> 24
                    target[x] = UInt8(truncatingIfNeeded: alpha)
                    hash = (hash ^ UInt64(alpha)) &* 0x100_0000_01B3
                }
            }
            count = picture.width * picture.height
        }
        self.hash = hash
    }

    static func == (left: Coverage, right: Coverage) -> Bool { left.hash == right.hash && left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
