import Drawing
import Foundation
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct UIImageEncodingTests {
    /// Premultiplied BGRA: half red on transparent, and blue.
    private let image = UIImage(
        source: .bitmap(
            Bitmap(width: 2, height: 1, bytesPerRow: 8, pixels: [0, 0, 128, 128, 255, 0, 0, 255]), scale: 1),
        size: CGSize(width: 2, height: 1), scale: 1, renderingMode: .automatic)

    @Test func aPNGKeepsEachPixel() throws {
        let data = try #require(image.pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage(data: data)?.pixels()?.pixels == [0, 0, 128, 128, 255, 0, 0, 255])
    }

    @Test func aJPEGIsOnWhite() throws {
        let pixels = [UInt8](repeating: 0, count: 4 * 64)
        let empty = UIImage(
            source: .bitmap(Bitmap(width: 8, height: 8, bytesPerRow: 32, pixels: pixels), scale: 1),
            size: CGSize(width: 8, height: 8), scale: 1, renderingMode: .automatic)
        let data = try #require(empty.jpegData(compressionQuality: 0.8))
        #expect(data.starts(with: [0xFF, 0xD8]))
        #expect(try #require(UIImage(data: data)?.pixels()).pixels.allSatisfy { $0 >= 250 })
    }

    @Test(arguments: [-1, 0, 1, 7, CGFloat.nan, .infinity])
    func anyQualityIsAPicture(_ quality: CGFloat) {
        #expect(image.jpegData(compressionQuality: quality).flatMap { UIImage(data: $0) }?.size.width == 2)
    }

    @Test func whatHasNoPixelsIsNil() throws {
        #expect(UIImage().pngData() == nil)
        #expect(try #require(UIImage(systemName: "star")).pngData() == nil)
    }

    @Test func partsOfPictures() throws {
        let pixels: [UInt8] = (0..<12).flatMap { (index: UInt8) -> [UInt8] in [index, 0, 0, 255] }
        let image = UIImage(
            source: .bitmap(Bitmap(width: 6, height: 2, bytesPerRow: 24, pixels: pixels), scale: 1),
            size: CGSize(width: 6, height: 2), scale: 1, renderingMode: .automatic)
        let square = try #require(image.middleSquare.pixels())
        #expect(stride(from: 0, to: 16, by: 4).map { square.pixels[$0] } == [2, 3, 8, 9])
        let small = try #require(image.shrunk(to: 1).pixels())
        #expect((small.width, small.height) == (3, 1))
        // The means of 0, 1, 6 and 7, and so on.
        #expect(stride(from: 0, to: 12, by: 4).map { small.pixels[$0] } == [3, 5, 7])
    }
}
