import Foundation
import SwiftUI
import Testing

@testable import PhotosUI

struct PhotosPickerItemTests {
    /// A PNG of one red pixel.
    private static let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")!

    private func item() throws -> PhotosPickerItem {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        try Self.png.write(to: file)
        return PhotosPickerItem(file: file)
    }

    @Test func thePictureIsLoadedAsDataAndAsAnImage() async throws {
        let item = try item()
        defer { try? FileManager.default.removeItem(at: item.file) }
        #expect(item.supportedContentTypes == [.png])
        #expect(try await item.loadTransferable(type: Data.self) == Self.png)
        #expect(try await item.loadTransferable(type: Image.self) != nil)
    }

    @Test func aTypeThatTakesNoPicturesIsNil() async throws {
        let item = try item()
        defer { try? FileManager.default.removeItem(at: item.file) }
        #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test func filtersOfFilmsHaveNoPictures() {
        #expect(PHPickerFilter.images.takesPictures && !PHPickerFilter.videos.takesPictures)
        #expect(PHPickerFilter.any(of: [.videos, .images]).takesPictures)
        #expect(!PHPickerFilter.all(of: [.videos, .images]).takesPictures)
        #expect(PHPickerFilter.not(.videos).takesPictures)
    }
}
