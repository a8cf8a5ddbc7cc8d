import CGdkPixbuf
import Drawing
import Foundation
import Platform

extension PixbufImageDecoder {
    /// PNG keeps what is transparent; behind it a JPEG is white.
    package func encode(_ bitmap: Bitmap, as encoding: PictureEncoding) -> Data? {
        guard bitmap.width > 0, bitmap.height > 0, PictureLibrary.isLoaded else { return nil }
        let rows = encoding == .png ? Self.straightRows(bitmap) : Self.whiteRows(bitmap)
        let channels = encoding == .png ? 4 : 3
        let bytes = g_bytes_new(rows, gsize(rows.count))
        defer { g_bytes_unref(bytes) }
        let pixbuf = gdk_pixbuf_new_from_bytes(
            bytes, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, Int32(bitmap.width), Int32(bitmap.height),
            Int32(channels * bitmap.width))
        guard let pixbuf else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        switch encoding {
        case .png: return Self.save(pixbuf, "png", option: "compression", "6")
        case .jpeg(let quality):
            // A comparison with what is no number fails, and the worst is taken.
            let percent = quality >= 0 ? Int(min(1, quality) * 100) : 0
            return Self.save(pixbuf, "jpeg", option: "quality", "\(percent)")
        }
    }

    private static func save(_ pixbuf: OpaquePointer, _ type: String, option: String, _ value: String) -> Data? {
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        let isSaved = option.withCString { key in
            value.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, type, &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }

    /// RGBA in which the colours are not multiplied with alpha.
    private static func straightRows(_ bitmap: Bitmap) -> [UInt8] {
        rows(bitmap, channels: 4) { pixel, row in
            let alpha = UInt32(pixel[3])
            for channel in 0..<3 {
                let value = UInt32(pixel[2 - channel])
                row[channel] = alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
            row[3] = UInt8(alpha)
        }
    }

    /// RGB on white.
    private static func whiteRows(_ bitmap: Bitmap) -> [UInt8] {
        rows(bitmap, channels: 3) { pixel, row in
            for channel in 0..<3 { row[channel] = UInt8(min(255, Int(pixel[2 - channel]) + 255 - Int(pixel[3]))) }
        }
    }

    private static func rows(
        _ bitmap: Bitmap, channels: Int, _ convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        let count = channels * bitmap.width * bitmap.height
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                guard let source = pixels.baseAddress, let target = buffer.baseAddress else { return }
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        convert(
                            source + y * bitmap.bytesPerRow + 4 * x, target + channels * (y * bitmap.width + x))
                    }
                }
            }
            initialized = count
        }
    }
}
