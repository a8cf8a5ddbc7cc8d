import Drawing
import Foundation

/// Draws display lists into pictures in memory.
@MainActor
package protocol PictureDrawer: AnyObject {
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels a point.
    ///   - isOpaque: black where nothing is drawn; else clear.
    /// - Returns: nil where memory can't hold the picture, or it has no size.
    func bitmap(of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Bitmap?
}
