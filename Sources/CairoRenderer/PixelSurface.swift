import CCairoPango
import Drawing
import Foundation
import Geometry

/// A picture in memory that Cairo draws on: premultiplied BGRA, or coverage alone.
package final class PixelSurface {
    package enum Format { case color, coverage }

    package let width: Int
    package let height: Int
    package let format: Format
    /// Bytes from one row to the next.
    package let stride: Int
    let surface: OpaquePointer

    /// Makes a transparent picture; sizes below 1 become 1.
    package init(width: Int, height: Int, format: Format = .color) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.format = format
        let cairoFormat = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        surface = cairo_image_surface_create(cairoFormat, Int32(self.width), Int32(self.height))
        precondition(
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            "no memory for a picture of \(width) × \(height) pixels")
        stride = Int(cairo_image_surface_get_stride(surface))
        // Pixels are written past Cairo, which must not take the surface for untouched: it would paint over them as
        // if nothing were there.
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The first byte of the first row; after writing to it, call `markChanged()`.
    var bytes: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(surface) }

    func markChanged() { cairo_surface_mark_dirty(surface) }

    /// The colour of one pixel; clear outside the picture.
    package func color(x: Int, y: Int) -> RGBA {
        guard format == .color, (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
        cairo_surface_flush(surface)
        let pixel = bytes + y * stride + 4 * x
        let alpha = Float(pixel[3])
        guard alpha > 0 else { return .clear }
        return RGBA(
            red: Float(pixel[2]) / alpha, green: Float(pixel[1]) / alpha, blue: Float(pixel[0]) / alpha,
            alpha: alpha / 255)
    }

    /// Copies the pixels; `format` must be `.color`.
    package func bitmap() -> Bitmap {
        cairo_surface_flush(surface)
        let count = stride * height
        return Bitmap(
            width: width, height: height, bytesPerRow: stride,
            pixels: Array(UnsafeBufferPointer(start: bytes, count: count)))
    }

    /// Writes a PNG file.
    package func writePNG(to path: String) throws {
        guard format == .color else { throw PNGError(path: path, reason: "it has no colours") }
        cairo_surface_flush(surface)
        if let reason = PNGWriter(picture: self).write(to: path) { throw PNGError(path: path, reason: reason) }
    }

    /// A picture that could not be written.
    package struct PNGError: Error, CustomStringConvertible {
        package var path: String
        package var reason: String
        package var description: String { "can't write the picture \(path): \(reason)" }
    }
}
