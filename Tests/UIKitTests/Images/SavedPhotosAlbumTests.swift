import Drawing
import Foundation
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct SavedPhotosAlbumTests {
    private let image = UIImage(
        source: .bitmap(Bitmap(width: 1, height: 1, bytesPerRow: 4, pixels: [1, 2, 3, 255]), scale: 1),
        size: CGSize(width: 1, height: 1), scale: 1, renderingMode: .automatic)

    @Test func eachPictureIsAFileOfItsOwn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let album = SavedPhotosAlbum(folder: folder)
        #expect(album.save(image) == nil)
        #expect(album.save(image) == nil)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["Photo 1.png", "Photo 2.png"])
        #expect(UIImage(contentsOfFile: folder.path + "/Photo 1.png")?.size == CGSize(width: 1, height: 1))
    }

    @Test func whyItCanNotBeSavedIsSaid() {
        #expect(SavedPhotosAlbum(folder: URL(fileURLWithPath: "/proc/none")).save(image) != nil)
        #expect(SavedPhotosAlbum(folder: URL(fileURLWithPath: "/tmp")).save(UIImage()) != nil)
    }
}
