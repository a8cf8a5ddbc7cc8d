import Drawing
import Foundation
import Geometry
import SwiftUICore

/// A picture of pixels.
public final class CGImage: @unchecked Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }

    /// The part of the picture in a rectangle of pixels; nil where the two have nothing in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        return CGImage(
            bitmap.part(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height)))
    }

    public func copy() -> CGImage? { CGImage(bitmap) }
}

extension CGImage: Equatable {
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right || left.bitmap == right.bitmap }
}

extension UIImage {
    /// The picture's pixels; nil where it has none.
    public var cgImage: CGImage? { pixels().map { CGImage($0) } }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - orientation: how the pixels are to be turned and mirrored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (bitmap, scale) = (cgImage.bitmap.turned(orientation), scale > 0 ? scale : 1)
        self.init(
            source: .bitmap(bitmap, scale: Double(scale)),
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale), scale: scale,
            renderingMode: .automatic)
    }
}

extension Bitmap {
    /// The picture as it is to be seen that was taken in an orientation.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        guard orientation != .up else { return self }
        let swaps = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (newWidth, newHeight) = swaps ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: 4 * newWidth * newHeight)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (column, row) = place(of: orientation, x, y)
                let (from, to) = (row * bytesPerRow + 4 * column, 4 * (y * newWidth + x))
                for byte in 0..<4 { result[to + byte] = pixels[from + byte] }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, bytesPerRow: 4 * newWidth, pixels: result)
    }

    /// Which pixel is seen at a place.
    private func place(of orientation: UIImage.Orientation, _ x: Int, _ y: Int) -> (column: Int, row: Int) {
        switch orientation {
        case .up: (x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .left: (width - 1 - y, x)
        case .right: (y, height - 1 - x)
        case .upMirrored: (width - 1 - x, y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        }
    }
}

extension Image {
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - label: what a screen reader says.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = .text(label)
    }

    /// A picture that a screen reader passes over.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation)))
    }
}

extension UIImage.Orientation {
    init(_ orientation: Image.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}

extension ImageRenderer {
    /// The view as a picture; nil where it has no size.
    public var cgImage: CGImage? { bitmap().map { CGImage($0) } }
}
