import Drawing
import Foundation
import Geometry
import Platform

extension PixbufImageDecoder: PictureDrawer {
    package func bitmap(of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Bitmap? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard (1...16384).contains(width), (1...16384).contains(height) else { return nil }
        let picture = PixelSurface(width: Int(width), height: Int(height))
        CairoRenderer().draw(list, on: picture, scale: scale, background: isOpaque ? .black : nil)
        return picture.bitmap()
    }
}
