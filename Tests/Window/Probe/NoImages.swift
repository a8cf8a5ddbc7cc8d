import Drawing
import Foundation
import Platform

/// The probe draws no pictures.
final class NoImages: ImageDecoder {
    func decode(_ data: Data, pixelSize: CGSize?) -> Bitmap? { nil }
    func encode(_ bitmap: Bitmap, as encoding: PictureEncoding) -> Data? { nil }
}
