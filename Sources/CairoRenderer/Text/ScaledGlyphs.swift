import CCairoPango
import Foundation
import Geometry

/// The glyphs of a font at one scale as masks, each at four places within a pixel.
final class ScaledGlyphs {
    /// A glyph's coverage, and where it lies from the pixel of its origin.
    struct Mask {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var bytes: [UInt8]

        static let empty = Mask(left: 0, top: 0, width: 0, height: 0, bytes: [])
    }

    let scaleX: CGFloat
    let scaleY: CGFloat
    /// The font owns this object.
    private unowned let font: GlyphFont
    private let context: OpaquePointer
    private var masks: [UInt64: Mask] = [:]
    private var byteCount = 0

    /// Places within a pixel at which a glyph may begin.
    static let phaseCount = 4
    private static let byteLimit = 1 << 20

    init(font: GlyphFont, scaleX: CGFloat, scaleY: CGFloat) {
        self.font = font
        self.scaleX = scaleX
        self.scaleY = scaleY
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
        var matrix = cairo_matrix_t(xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: 0, y0: 0)
        cairo_set_matrix(context, &matrix)
    }

    deinit { cairo_destroy(context) }

    /// The mask of a glyph that begins `phase` quarters of a pixel after a whole one.
    func mask(_ glyph: UInt, phase: Int, rasterizer: CoverageRasterizer) -> Mask {
        let key = UInt64(glyph) << 2 | UInt64(phase)
        if let known = masks[key] { return known }
        let made = makeMask(glyph, phase, rasterizer)
        if byteCount + made.bytes.count > Self.byteLimit {
            masks.removeAll()
            byteCount = 0
        }
        masks[key] = made
        byteCount += made.bytes.count
        return made
    }

    private func makeMask(_ glyph: UInt, _ phase: Int, _ rasterizer: CoverageRasterizer) -> Mask {
        cairo_set_scaled_font(context, font.cairoFont(a: scaleX, b: 0, c: 0, d: scaleY))
        var placed = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_new_path(context)
        cairo_glyph_path(context, &placed, 1)
        guard let outline = cairo_copy_path(context) else { return .empty }
        defer { cairo_path_destroy(outline) }
        let path = Path(outline.pointee, scale: 1)
        let shift = CGFloat(phase) / CGFloat(Self.phaseCount)
        let transform = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: shift, ty: 0)
        let bounds = PixelRect(covering: path.controlBounds.applying(transform))
        guard !bounds.isEmpty else { return .empty }
        var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
        bytes.withUnsafeMutableBufferPointer { buffer in
            var writer = CoverageWriter(
                bytes: buffer.baseAddress!, stride: bounds.width, origin: (bounds.minX, bounds.minY))
            rasterizer.fill(path, transform, in: bounds, isEvenOdd: false, to: &writer)
        }
        return Mask(left: bounds.minX, top: bounds.minY, width: bounds.width, height: bounds.height, bytes: bytes)
    }
}
