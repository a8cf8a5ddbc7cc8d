import Drawing
import Foundation

/// Decodes encoded pictures (PNG, JPEG, GIF, WebP, SVG, PDF where the library can), and encodes them.
@MainActor
package protocol ImageDecoder: AnyObject {
    /// - Parameter pixelSize: for vector pictures, the size to draw them at; nil is their own size.
    /// - Returns: nil where the data is no picture that the library reads.
    func decode(_ data: Data, pixelSize: CGSize?) -> Bitmap?
    /// - Returns: nil for a picture without pixels.
    func encode(_ bitmap: Bitmap, as encoding: PictureEncoding) -> Data?
}
