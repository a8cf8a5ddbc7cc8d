import CCairoPango
import Drawing

/// Leaves one colour where a picture's opacity lies between two values.
struct AlphaThresholdFilter {
    /// What a pixel becomes, by its opacity in 255ths.
    private let pixels: [UInt32]

    init(least: Double, most: Double, _ color: RGBA) {
        let color = PremultipliedColor(color, opacity: 1).packed
        pixels = (0..<256).map { (least...max(least, most)).contains(Double($0) / 255) ? color : 0 }
    }

    func apply(to picture: PixelSurface) {
        cairo_surface_flush(picture.surface)
        for y in 0..<picture.height {
            let row = UnsafeMutableRawPointer(picture.bytes + y * picture.stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<picture.width { row[x] = pixels[Int(row[x] >> 24)] }
        }
        picture.markChanged()
    }
}
