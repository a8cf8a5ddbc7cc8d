import AppleFoundation
import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct UIImageItemProviderTests {
    @Test func picturesAreHandedOverAsData() async throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 4, height: 3))
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
                continuation.resume(returning: data)
            }
        }
        let copy = try UIImage.object(withItemProviderData: try #require(data), typeIdentifier: "public.png")
        #expect(copy.size == CGSize(width: 8, height: 6))
        #expect(throws: (any Error).self) {
            try UIImage.object(withItemProviderData: Data([1, 2]), typeIdentifier: "public.png")
        }
    }
}
