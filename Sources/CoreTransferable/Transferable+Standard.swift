import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL, exporting: Self.data, importing: Self.url)
            .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url, exporting: Self.data, importing: Self.url)
        DataRepresentation(exportedContentType: .utf8PlainText, exporting: Self.data)
    }

    @Sendable private static func data(_ url: URL) -> Data { Data(url.absoluteString.utf8) }

    @Sendable private static func url(_ data: Data) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferError.otherType }
        return url
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (text: AttributedString) in
            String(text.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
