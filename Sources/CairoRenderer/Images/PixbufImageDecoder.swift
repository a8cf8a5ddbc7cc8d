import CGdkPixbuf
import Drawing
import Foundation
import Geometry
import Platform

/// Decodes pictures with GdkPixbuf (PNG, JPEG, GIF, WebP, TIFF, and SVG by librsvg's loader) and PDF pages with Poppler.
@MainActor
package final class PixbufImageDecoder: ImageDecoder {
    private lazy var pages = PDFPageRenderer()

    package init() {}

    package func decode(_ data: Data, pixelSize: CGSize?) -> Bitmap? {
        switch PictureKind(data) {
        case .pdf: return pages?.draw(data, pixelSize: pixelSize)
        case .svg: return Self.decodeVector(data, pixelSize: pixelSize)
        case .other: return Self.decodeRaster(data)
        }
    }

    private static func decodeRaster(_ data: Data) -> Bitmap? {
        guard let pixbuf = load(data, { gdk_pixbuf_new_from_stream($0, nil, nil) }) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        // Photos say in their metadata which way is up.
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return bitmap(upright)
    }

    private static func decodeVector(_ data: Data, pixelSize: CGSize?) -> Bitmap? {
        let size = pixelSize.map { (width: pixels($0.width), height: pixels($0.height)) }
        let loaded = load(data) { stream in
            guard let size else { return gdk_pixbuf_new_from_stream(stream, nil, nil) }
            return gdk_pixbuf_new_from_stream_at_scale(stream, size.width, size.height, 0, nil, nil)
        }
        guard let pixbuf = loaded else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return bitmap(pixbuf)
    }

    private static func load(
        _ data: Data, _ decode: (UnsafeMutablePointer<GInputStream>?) -> OpaquePointer?
    ) -> OpaquePointer? {
        guard !data.isEmpty, PictureLibrary.isLoaded else { return nil }
        return data.withUnsafeBytes { bytes in
            let copy = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
            defer { g_bytes_unref(copy) }
            let stream = g_memory_input_stream_new_from_bytes(copy)
            defer { g_object_unref(stream) }
            return decode(stream)
        }
    }

    /// A side that memory can hold.
    private static func pixels(_ length: CGFloat) -> Int32 { Int32(min(16384, max(1, length.rounded(.up)))) }

    /// Multiplies the alpha in and turns RGB around.
    private static func bitmap(_ pixbuf: OpaquePointer) -> Bitmap? {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard channels >= 3, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
            for y in 0..<height {
                var (from, to) = (y * stride, y * 4 * width)
                for _ in 0..<width {
                    let alpha = channels == 4 ? UInt32(source[from + 3]) : 255
                    for channel in 0..<3 {
                        buffer[to + 2 - channel] = UInt8((UInt32(source[from + channel]) * alpha + 127) / 255)
                    }
                    buffer[to + 3] = UInt8(alpha)
                    from += channels
                    to += 4
                }
            }
            count = 4 * width * height
        }
        return Bitmap(width: width, height: height, bytesPerRow: 4 * width, pixels: pixels)
    }
}

/// What kind of picture some data are, by how they begin.
enum PictureKind {
    case pdf, svg
    /// A raster picture, or none at all.
    case other

    init(_ data: Data) {
        if data.starts(with: Array("%PDF".utf8)) {
            self = .pdf
        } else if data.prefix(4096).range(of: Data("<svg".utf8)) != nil {
            self = .svg
        } else {
            self = .other
        }
    }
}
