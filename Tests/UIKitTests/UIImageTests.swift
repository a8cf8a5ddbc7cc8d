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

    @Test func aTintMakesATemplate() throws {
        let image = try #require(UIImage(systemName: "star")).withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(Image(uiImage: image).attributes.tint == Color(uiColor: .red))
        #expect(Image(uiImage: image.withRenderingMode(.alwaysTemplate)).attributes.tint == nil)
    }
}
