import CGdkPixbuf
import Foundation

/// Writes pictures as PNG files, compressed as far as it costs little time: half of what Cairo takes.
struct PNGWriter {
    private static let compression = "1"

    let picture: PixelSurface

    /// - Returns: nil where the file was written, else why it was not.
    func write(to path: String) -> String? {
        guard PictureLibrary.isLoaded else { return "GdkPixbuf is not installed" }
        let hasAlpha = !isOpaque
        let channels = hasAlpha ? 4 : 3
        var pixels = [UInt8](repeating: 0, count: channels * picture.width * picture.height)
        for y in 0..<picture.height { copyRow(y, channels, &pixels) }
        return pixels.withUnsafeBufferPointer { bytes in
            let pixbuf = gdk_pixbuf_new_from_data(
                bytes.baseAddress, GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(picture.width),
                Int32(picture.height), Int32(channels * picture.width), nil, nil)
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return Self.save(pixbuf, path)
        }
    }

    private static func save(_ pixbuf: OpaquePointer?, _ path: String) -> String? {
        var error: UnsafeMutablePointer<GError>?
        let isWritten = "compression".withCString { key in
            compression.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_savev(pixbuf, path, "png", &keys, &values, &error) != 0
            }
        }
        if isWritten { return nil }
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    }

    private var isOpaque: Bool {
        (0..<picture.height).allSatisfy { y in
            let row = picture.bytes + y * picture.stride
            return (0..<picture.width).allSatisfy { row[4 * $0 + 3] == 255 }
        }
    }

    /// PNG has red first, and colours that are not multiplied by their opacity.
    private func copyRow(_ y: Int, _ channels: Int, _ pixels: inout [UInt8]) {
        let row = picture.bytes + y * picture.stride
        var target = y * channels * picture.width
        for x in 0..<picture.width {
            let pixel = row + 4 * x
            let alpha = Int(pixel[3])
            for channel in 0..<3 {
                let value = Int(pixel[2 - channel])
                pixels[target + channel] =
                    alpha == 255 ? UInt8(value) : alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
            if channels == 4 { pixels[target + 3] = UInt8(alpha) }
            target += channels
        }
    }
}
