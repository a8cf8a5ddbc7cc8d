import Foundation
import Geometry

/// A shape to be filled with one colour in the target's memory.
struct SolidFill {
    let path: Path
    let transform: CGAffineTransform
    /// The pixels that may change.
    let region: PixelRect
    let isEvenOdd: Bool
    let color: PremultipliedColor

    /// - Parameter rows: the rows of the target that are painted; what the others have is not looked at.
    func paint(on pixels: PixelAccess, rows: Range<Int> = .min ..< .max, with rasterizer: CoverageRasterizer) {
        guard region.minY < rows.upperBound, region.maxY > rows.lowerBound else { return }
        var compositor = SolidCompositor(pixels, color)
        rasterizer.fill(path, transform, in: region, rows: rows, isEvenOdd: isEvenOdd, to: &compositor)
    }
}
