import Drawing
import Foundation
import Geometry
import Platform
final class NoText: TextMeasurer {
    func layout(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextLayout { fatalError() }
    func glyphOutline(family: String, scalar: Unicode.Scalar) -> Path? { nil }
}
final class NoImages: ImageDecoder {
    func decode(_ data: Data, pixelSize: CGSize?) -> Bitmap? { nil }
}
