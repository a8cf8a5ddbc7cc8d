import Drawing
import Foundation
import Geometry

/// A mesh as a picture, which is kept for the size that was drawn last.
package final class MeshPicture: Equatable, Sendable {
    private let mesh: ColorMesh
    private let known = Locked<(size: CGSize, bitmap: Bitmap)?>(nil)

    /// The picture's longer side in pixels at most: between them colours hardly differ.
    private static let longestSide: CGFloat = 192
    /// Pixels around what is seen, so that smoothing at the rim does not meet the opposite one.
    private static let margin = 1

    init(_ mesh: ColorMesh) { self.mesh = mesh }

    package static func == (left: MeshPicture, right: MeshPicture) -> Bool { left === right }

    /// The paint that fills a rectangle.
    func paint(in rectangle: CGRect) -> Paint {
        let longest = max(rectangle.width, rectangle.height)
        guard longest > 0, longest.isFinite else { return .color(.clear) }
        let scale = max(1, longest / Self.longestSide)
        let border = CGFloat(Self.margin) * scale
        let origin = CGPoint(x: rectangle.minX - border, y: rectangle.minY - border)
        return .tile(bitmap(for: rectangle.size, scale: scale), origin: origin, scale: scale)
    }

    private func bitmap(for size: CGSize, scale: CGFloat) -> Bitmap {
        if let known = known.withLock({ $0 }), known.size == size { return known.bitmap }
        let extent = SIMD2(Float(size.width / scale), Float(size.height / scale))
        var raster = MeshRaster(
            width: Int(extent.x.rounded(.up)) + 2 * Self.margin, height: Int(extent.y.rounded(.up)) + 2 * Self.margin,
            background: mesh.background)
        for patch in mesh.patches { raster.draw(patch, ColorMesh.steps, extent, margin: Float(Self.margin)) }
        let bitmap = raster.bitmap
        known.withLock { $0 = (size, bitmap) }
        return bitmap
    }
}
