import CCairoPango
import Drawing

/// Maps the colours of a picture by a matrix.
struct ColorMatrixFilter {
    /// The effect of each component on all four, in memory's order: blue, green, red, alpha.
    private let blue, green, red, alpha, constant: SIMD4<Float>

    init(_ matrix: ColorMatrix) {
        let column = { (index: Int) in
            SIMD4(matrix.rows[10 + index], matrix.rows[5 + index], matrix.rows[index], matrix.rows[15 + index])
        }
        (red, green, blue, alpha, constant) = (column(0), column(1), column(2), column(3), column(4))
    }

    func apply(to picture: PixelSurface) {
        cairo_surface_flush(picture.surface)
        for y in 0..<picture.height {
            let row = UnsafeMutableRawPointer(picture.bytes + y * picture.stride)
            for x in 0..<picture.width { apply(row + 4 * x) }
        }
        picture.markChanged()
    }

    private func apply(_ pixel: UnsafeMutableRawPointer) {
        let stored = pixel.loadUnaligned(as: UInt32.self)
        if stored == 0, constant.w <= 0 { return }
        let bytes = SIMD4<Float>(
            Float(stored & 0xFF), Float(stored >> 8 & 0xFF), Float(stored >> 16 & 0xFF), Float(stored >> 24))
        let opacity = bytes.w / 255
        let color = opacity > 0 ? bytes / bytes.w : .zero
        var result = blue * color.x + green * color.y + red * color.z + alpha * opacity + constant
        result.clamp(lowerBound: .zero, upperBound: .one)
        let scaled = result * (result.w * 255)
        let packed =
            UInt32(scaled.x + 0.5) | UInt32(scaled.y + 0.5) << 8 | UInt32(scaled.z + 0.5) << 16
            | UInt32(result.w * 255 + 0.5) << 24
        pixel.storeBytes(of: packed, as: UInt32.self)
    }

    /// The matrix' effect on one colour.
    func apply(to color: RGBA) -> RGBA {
        var result =
            blue * color.blue + green * color.green + red * color.red + alpha * color.alpha + constant
        result.clamp(lowerBound: .zero, upperBound: .one)
        return RGBA(red: result.z, green: result.y, blue: result.x, alpha: result.w)
    }
}
