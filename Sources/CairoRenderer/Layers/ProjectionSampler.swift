import CCairoPango
import Foundation
import Geometry

/// Draws a picture through a projective map, by looking up for each pixel where it comes from.
struct ProjectionSampler {
    /// From the picture's pixels to the target's.
    let map: ProjectionTransform

    /// The picture in a region of the target; transparent where the map shows nothing.
    func sample(_ picture: PixelSurface, _ region: PixelRect) -> PixelSurface {
        let result = PixelSurface(width: region.width, height: region.height)
        var inverse = map
        guard inverse.invert() else { return result }
        cairo_surface_flush(picture.surface)
        let reader = BilinearReader(picture)
        for row in 0..<region.height {
            let pixels = UnsafeMutableRawPointer(result.bytes + row * result.stride)
                .assumingMemoryBound(to: UInt32.self)
            let y = CGFloat(region.minY + row) + 0.5
            for column in 0..<region.width {
                let x = CGFloat(region.minX + column) + 0.5
                let depth = x * inverse.m13 + y * inverse.m23 + inverse.m33
                guard depth != 0 else { continue }
                let sourceX = (x * inverse.m11 + y * inverse.m21 + inverse.m31) / depth
                let sourceY = (x * inverse.m12 + y * inverse.m22 + inverse.m32) / depth
                // What lies behind the viewer is not seen.
                guard sourceX * map.m13 + sourceY * map.m23 + map.m33 > 0 else { continue }
                pixels[column] = reader.color(x: Float(sourceX) - 0.5, y: Float(sourceY) - 0.5)
            }
        }
        result.markChanged()
        return result
    }

    /// The target's pixels that a rectangle of the picture may reach; nil where a part of it lies behind the viewer.
    func bounds(of rect: CGRect) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var result = CGRect.null
        for corner in corners {
            guard corner.x * map.m13 + corner.y * map.m23 + map.m33 > 1e-6 else { return nil }
            result = result.union(CGRect(origin: corner.applying(map), size: .zero))
        }
        return result
    }
}

/// Reads colours between the pixels of a picture, which is transparent beyond its edges.
private struct BilinearReader {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let width: Int
    private let height: Int

    init(_ picture: PixelSurface) {
        bytes = picture.bytes
        stride = picture.stride
        width = picture.width
        height = picture.height
    }

    func color(x: Float, y: Float) -> UInt32 {
        guard x > -1, y > -1, x < Float(width), y < Float(height) else { return 0 }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int(left), Int(top))
        let (right, bottom) = (x - left, y - top)
        let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
        let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
        let mixed = upper * (1 - bottom) + lower * bottom + 0.5
        return UInt32(mixed.x) | UInt32(mixed.y) << 8 | UInt32(mixed.z) << 16 | UInt32(mixed.w) << 24
    }

    private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
        guard column >= 0, row >= 0, column < width, row < height else { return .zero }
        let pixel = bytes + row * stride + 4 * column
        return SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
    }
}
