import Foundation
import Testing
import UniformTypeIdentifiers

@testable import AppleFoundation

struct NSItemProviderTests {
    private func load<T: _ObjectiveCBridgeable & Sendable>(_ type: T.Type, from provider: NSItemProvider) async throws
        -> T?
    where T._ObjectiveCType: NSItemProviderReading {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: type) { value, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }
            }
        }
    }

    @Test func objectsAreHandedOver() async throws {
        let provider = NSItemProvider(object: "Hanok" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(try await load(String.self, from: provider) == "Hanok")
        await #expect(throws: (any Error).self) { try await load(URL.self, from: provider) }
    }

    @Test func addressesAreHandedOver() async throws {
        let url = try #require(NSURL(string: "https://www.swift.org"))
        let provider = NSItemProvider(object: url)
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        #expect(try await load(URL.self, from: provider)?.host == "www.swift.org")
    }

    /// The best kind that is asked for, or one that is of that kind as well.
    @Test func dataIsMadeWhenItIsAskedFor() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(Data([1]), nil)
            return nil
        }
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data([1]))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    }

    @Test func filesAreCopiedForTheHandler() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers.first == "public.plain-text")
        let (text, isThere) = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                continuation.resume(returning: (text, url == file))
            }
        }
        #expect(text == "text")
        #expect(!isThere)
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
    }
}
