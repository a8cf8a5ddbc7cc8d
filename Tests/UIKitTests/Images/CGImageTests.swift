import Drawing
import Foundation
import Geometry
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct CGImageTests {
    /// Two pixels beside one another: red and blue.
    private let image = CGImage(
        Bitmap(width: 2, height: 1, bytesPerRow: 8, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))

    private func reds(_ image: CGImage?) -> [UInt8] {
        guard let bitmap = image?.bitmap else { return [] }
        return stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    }

    @Test func aPartIsCutOut() {
        #expect(reds(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))) == [0])
        #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func orientationsTurnAndMirror() {
        func turned(_ orientation: UIImage.Orientation) -> UIImage {
            UIImage(cgImage: image, scale: 1, orientation: orientation)
        }
        #expect(reds(turned(.up).cgImage) == [255, 0])
        #expect(reds(turned(.down).cgImage) == [0, 255])
        #expect(reds(turned(.upMirrored).cgImage) == [0, 255])
        // Turned clockwise the left end is up.
        #expect(turned(.right).size == CGSize(width: 1, height: 2))
        #expect(reds(turned(.right).cgImage) == [255, 0])
        #expect(reds(turned(.left).cgImage) == [0, 255])
        #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 1, height: 0.5))
    }
}
