import Drawing
import Foundation
import Geometry
import SwiftUICore

extension UIImage {
    /// The square in the middle.
    var middleSquare: UIImage {
        guard let bitmap = pixels() else { return self }
        let side = min(bitmap.width, bitmap.height)
        let part = bitmap.part(x: (bitmap.width - side) / 2, y: (bitmap.height - side) / 2, width: side, height: side)
        return UIImage(part, scale: scale)
    }

    /// The picture with a shorter side of about so many pixels; itself where it is no larger.
    func shrunk(to side: Int) -> UIImage {
        guard let bitmap = pixels() else { return self }
        let factor = min(bitmap.width, bitmap.height) / max(1, side)
        return factor > 1 ? UIImage(bitmap.shrunk(by: factor), scale: scale) : self
    }

    private convenience init(_ bitmap: Bitmap, scale: CGFloat) {
        self.init(
            source: .bitmap(bitmap, scale: scale),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale,
            renderingMode: .automatic)
    }
}

extension Bitmap {
    /// A rectangle of the picture, which has to lie in it.
    func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        var rows: [UInt8] = []
        rows.reserveCapacity(4 * width * height)
        for row in y..<y + height {
            let start = row * bytesPerRow + 4 * x
            rows += pixels[start..<start + 4 * width]
        }
        return Bitmap(width: width, height: height, bytesPerRow: 4 * width, pixels: rows)
    }

    /// The means of squares of pixels.
    fileprivate func shrunk(by factor: Int) -> Bitmap {
        let (width, height) = (self.width / factor, self.height / factor)
        var rows = [UInt8](repeating: 0, count: 4 * width * height)
        for index in rows.indices {
            let (x, y) = (index / 4 % width * factor, index / 4 / width * factor)
            var sum = 0
            for row in y..<y + factor {
                for column in x..<x + factor { sum += Int(pixels[row * bytesPerRow + 4 * column + index % 4]) }
            }
            rows[index] = UInt8(sum / (factor * factor))
        }
        return Bitmap(width: width, height: height, bytesPerRow: 4 * width, pixels: rows)
    }
}
