import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct StringDrawingTests {
    /// Texts are measured as in the app's window.
    private let window = ViewHarness(Text(verbatim: "Window"))
    private let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    private let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test func aTextIsAsLargeAsItsFontHasIt() {
        let (wide, narrow) = ("Hello".size(withAttributes: large), "Hello".size(withAttributes: small))
        #expect(abs(wide.width - 2 * narrow.width) < 4)
        #expect(wide.height > narrow.height)
        #expect(NSString(string: "Hello").size(withAttributes: large) == wide)
        #expect(NSAttributedString(string: "Hello", attributes: large).size() == wide)
        #expect("".size(withAttributes: large) == .zero)
    }

    @Test func linesBreakWhereTheOptionsSaySo() {
        let text = "one two three four"
        let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let line = text.boundingRect(with: room, attributes: small, context: nil)
        let lines = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: small, context: nil)
        #expect(line.size == text.size(withAttributes: small))
        #expect(lines.width <= 100)
        #expect(lines.height > 1.5 * line.height)
    }

    @Test func textsAreDrawn() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
            "███".draw(in: CGRect(x: 0, y: 0, width: 60, height: 60), withAttributes: large)
        }
        let pixels = try #require(picture.pngData().flatMap(UIImage.init(data:))?.pixels()).pixels
        #expect(Set(pixels).count > 1)
    }
}
