import Drawing
import Foundation

/// Draws triangles whose corners have colours.
struct MeshRaster {
    private let width: Int
    private let height: Int
    /// Encoded sRGB and opacity, not multiplied.
    private var pixels: [SIMD4<Float>]

    init(width: Int, height: Int, background: RGBA) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: SIMD4(background.components, background.alpha), count: width * height)
    }

    /// Draws the quadrilaterals of a patch.
    /// - Parameters:
    ///   - steps: how many there are in a row and in a column.
    ///   - extent: pixels that a side of the mesh takes, without the margin.
    mutating func draw(_ patch: [ColorMesh.Vertex], _ steps: Int, _ extent: SIMD2<Float>, margin: Float) {
        let corners = patch.map { vertex in
            var moved = vertex
            moved.position = Self.stretched(vertex.position, extent, margin)
            return moved
        }
        for row in 0..<steps {
            for column in 0..<steps {
                let first = row * (steps + 1) + column
                let below = first + steps + 1
                fill(corners[first], corners[first + 1], corners[below])
                fill(corners[first + 1], corners[below + 1], corners[below])
            }
        }
    }

    /// The rim of a mesh that fills its frame covers the margin too.
    private static func stretched(_ place: SIMD2<Float>, _ extent: SIMD2<Float>, _ margin: Float) -> SIMD2<Float> {
        var result = place * extent + margin
        for axis in 0..<2 {
            if place[axis] <= 0.000_1 { result[axis] -= 2 * margin }
            if place[axis] >= 0.999_9 { result[axis] += 2 * margin }
        }
        return result
    }

    private mutating func fill(_ a: ColorMesh.Vertex, _ b: ColorMesh.Vertex, _ c: ColorMesh.Vertex) {
        let area = Self.cross(b.position - a.position, c.position - a.position)
        guard area != 0, area.isFinite else { return }
        let least = pointwiseMin(pointwiseMin(a.position, b.position), c.position)
        let most = pointwiseMax(pointwiseMax(a.position, b.position), c.position)
        let rows = Self.pixels(from: least.y, to: most.y, below: height)
        let columns = Self.pixels(from: least.x, to: most.x, below: width)
        // Neighbours overlap by a hair, so that no gap is left between them.
        let tolerance: Float = -0.001
        for y in rows {
            for x in columns {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let second = Self.cross(point - a.position, c.position - a.position) / area
                let third = Self.cross(b.position - a.position, point - a.position) / area
                let first = 1 - second - third
                guard min(first, min(second, third)) >= tolerance else { continue }
                pixels[y * width + x] = a.color * first + b.color * second + c.color * third
            }
        }
    }

    private static func pixels(from least: Float, to most: Float, below count: Int) -> Range<Int> {
        let bounds = { (place: Float) in Int(min(Float(count), max(0, place))) }
        return bounds(least)..<bounds(most + 1)
    }

    private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }

    var bitmap: Bitmap {
        var bytes = [UInt8](repeating: 0, count: 4 * width * height)
        for (index, pixel) in pixels.enumerated() {
            let color = pixel.clamped(lowerBound: .zero, upperBound: .one)
            let scaled = color * (color.w * 255) + 0.5
            bytes[4 * index] = UInt8(scaled.z)
            bytes[4 * index + 1] = UInt8(scaled.y)
            bytes[4 * index + 2] = UInt8(scaled.x)
            bytes[4 * index + 3] = UInt8(color.w * 255 + 0.5)
        }
        return Bitmap(width: width, height: height, bytesPerRow: 4 * width, pixels: bytes)
    }
}
