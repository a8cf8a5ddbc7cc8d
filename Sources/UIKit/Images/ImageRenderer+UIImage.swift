import Drawing
import Foundation
import SwiftUICore

extension ImageRenderer {
    /// The view as a picture; nil where it has no size.
    public var uiImage: UIImage? {
        bitmap().map { bitmap in
            let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
            return UIImage(
                source: .bitmap(bitmap, scale: Double(scale)), size: size, scale: scale, renderingMode: .automatic)
        }
    }
}
