import Foundation
import SwiftUICore
import Testing

@testable import UIKit

struct UIImageTests {
    @Test func whatThereIsNotIsNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "star") != nil)
        #expect(UIImage(named: "No such picture") == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test @MainActor func dataOfAPictureIsOneWithoutAnApp() throws {
        // One pixel.
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let data = try #require(Data(base64Encoded: png))
        #expect(try #require(UIImage(data: data)).size == CGSize(width: 1, height: 1))
        #expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 0.5, height: 0.5))
        #expect(try #require(UIImage(systemName: "star")).size.height > 0)
    }

    @Test func aTintMakesATemplate() throws {
        let image = try #require(UIImage(systemName: "star")).withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(Image(uiImage: image).attributes.tint == Color(uiColor: .red))
        #expect(Image(uiImage: image.withRenderingMode(.alwaysTemplate)).attributes.tint == nil)
    }
}
