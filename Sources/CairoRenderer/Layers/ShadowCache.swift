import CCairoPango
import Foundation

/// Blurred shadows of layers that look alike: a list of cards needs one.
final class ShadowCache {
    struct Shadow {
        var blurred: BlurredPicture
        /// How many pixels the shadow begins before its layer.
        var margin: Int
    }

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: CGFloat
        /// All of the layer's coverage.
        var coverage: [UInt8]
    }

    private var shadows: [Key: Shadow] = [:]
    private var byteCount = 0
    /// How many blurs were computed so far.
    private(set) var blurCount = 0

    private static let byteLimit = 16 << 20

    func shadow(of picture: PixelSurface, _ filter: GaussianBlur) -> Shadow {
        let coverage = Self.coverage(of: picture)
        let key = Key(width: picture.width, height: picture.height, sigma: filter.sigma, coverage: coverage)
        if let known = shadows[key] { return known }
        let margin = filter.reach
        let padded = PixelSurface(
            width: picture.width + 2 * margin, height: picture.height + 2 * margin, format: .coverage)
        for y in 0..<picture.height {
            coverage.withUnsafeBufferPointer { source in
                (padded.bytes + (y + margin) * padded.stride + margin).update(
                    from: source.baseAddress! + y * picture.width, count: picture.width)
            }
        }
        padded.markChanged()
        let made = Shadow(blurred: filter.blurred(padded, edges: .transparent), margin: margin)
        blurCount += 1
        remember(made, key)
        return made
    }

    private func remember(_ shadow: Shadow, _ key: Key) {
        let size = key.coverage.count + shadow.blurred.picture.stride * shadow.blurred.picture.height
        if byteCount + size > Self.byteLimit {
            shadows.removeAll()
            byteCount = 0
        }
        guard size <= Self.byteLimit else { return }
        shadows[key] = shadow
        byteCount += size
    }

    private static func coverage(of picture: PixelSurface) -> [UInt8] {
        cairo_surface_flush(picture.surface)
        return Array(unsafeUninitializedCapacity: picture.width * picture.height) { buffer, count in
            for y in 0..<picture.height {
                let row = picture.bytes + y * picture.stride
                for x in 0..<picture.width { buffer[y * picture.width + x] = row[4 * x + 3] }
            }
            count = picture.width * picture.height
        }
    }
}
