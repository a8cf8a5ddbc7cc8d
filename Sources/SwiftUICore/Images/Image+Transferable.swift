import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { (image: Image) in
            try await MainActor.run { try image.png() }
        } importing: { data in
            Image(source: .encoded(EncodedPicture(data), scale: 1))
        }
        DataRepresentation(importedContentType: .image) { data in
            Image(source: .encoded(EncodedPicture(data), scale: 1))
        }
    }

    @MainActor
    private func png() throws -> Data {
        let renderer = ImageRenderer(content: self)
        renderer.scale = 2
        guard let data = renderer.png() else { throw CocoaError(.fileWriteUnknown) }
        return data
    }
}
