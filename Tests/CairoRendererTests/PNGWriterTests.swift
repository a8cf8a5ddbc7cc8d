import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@MainActor
struct PNGWriterTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png").path

    /// - Returns: what is read back.
    private func written(_ picture: PixelSurface) throws -> Bitmap {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try picture.writePNG(to: path)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(PixbufImageDecoder().decode(data, pixelSize: nil))
    }

    @Test(arguments: [RGBA.white, RGBA.clear])
    func picturesComeBackAsTheyWere(background: RGBA) throws {
        let picture = TestPicture(
            [.box(0, 0, 10, 20, .pureRed), .box(10, 0, 10, 20, RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))],
            width: 20, height: 20, background: background)
        let read = try written(picture.surface)
        #expect(read.width == 20 && read.height == 20)
        let expected = picture.surface.bitmap()
        #expect(zip(read.pixels, expected.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func aFolderThatIsNotThereIsNamed() {
        let error = #expect(throws: PixelSurface.PNGError.self) {
            try PixelSurface(width: 2, height: 2).writePNG(to: "/there/is/no/such/folder/a.png")
        }
        #expect(error?.description.hasPrefix("can't write the picture /there/is/no/such/folder/a.png:") == true)
    }
}
