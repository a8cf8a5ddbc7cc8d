import AppleFoundation
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

struct TransferableTests {
    private struct Note: Codable, Equatable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Title: Equatable, Transferable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.text, importing: { Title(text: $0) })
        }
    }

    private struct Document: Equatable, Transferable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .plainText) { document in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try Data(document.text.utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Document(text: try String(contentsOf: received.file, encoding: .utf8))
            }
        }
    }

    private func transfer<From: Transferable, To: Transferable & Sendable>(
        _ value: From, as type: To.Type
    ) async throws -> To {
        let provider = value.itemProvider
        return try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    @Test func valuesComeBackAsTheyWere() async throws {
        #expect(try await transfer("text", as: String.self) == "text")
        #expect(try await transfer(Data([1, 2]), as: Data.self) == Data([1, 2]))
        let url = try #require(URL(string: "https://www.swift.org"))
        #expect(try await transfer(url, as: URL.self) == url)
        #expect(try await transfer(Note(title: "Note"), as: Note.self) == Note(title: "Note"))
        #expect(try await transfer(Title(text: "Title"), as: Title.self) == Title(text: "Title"))
        #expect(try await transfer(Document(text: "Text"), as: Document.self) == Document(text: "Text"))
    }

    @Test func othersTakeWhatTheyCan() async throws {
        #expect(try await transfer(Note(title: "Note"), as: String.self) == "Note")
        #expect(try await transfer("Title", as: Title.self) == Title(text: "Title"))
        #expect(!"Title".itemProvider.canLoad(Note.self))
        await #expect(throws: (any Error).self) { try await transfer("text", as: Note.self) }
    }

    @Test func theBestKindComesFirst() {
        #expect(Note(title: "").itemProvider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        let file = URL(fileURLWithPath: "/tmp")
        #expect(file.itemProvider.registeredTypeIdentifiers.first == "public.file-url")
    }

    private struct Bookmark: Transferable {
        var address: URL
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \Bookmark.address).visibility(.ownProcess)
        }
    }

    /// A web address is no file, in another's stead neither.
    @Test func proxiesAreHandedOverAsTheyWouldBe() throws {
        let bookmark = Bookmark(address: try #require(URL(string: "https://www.swift.org")))
        #expect(
            bookmark.itemProvider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        #expect(bookmark.itemProvider.typeIdentifiersForOthers.isEmpty)
    }
}
