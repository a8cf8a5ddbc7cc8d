import Foundation
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct UIGraphicsImageRendererTests {
    @Test func aPictureIsMadeOfWhatIsDrawn() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(red.size == CGSize(width: 10, height: 20))
        #expect(red.scale == 2)
        let small = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { _ in
            red.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let picture = try #require(small.pngData().flatMap(UIImage.init(data:)))
        #expect(picture.size == CGSize(width: 10, height: 10))
        let pixel = try #require(picture.pixels()).pixels.prefix(4)
        #expect(pixel.contains(255) && Set(pixel).count > 1)
    }

    @Test func nothingIsMadeWithoutASize() {
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    }
}
