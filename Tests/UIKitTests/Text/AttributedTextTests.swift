import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct AttributedTextTests {
    /// Labels are measured as in the app's window.
    private let window = ViewHarness(Text(verbatim: "window"))

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    @Test func attributesBecomeThoseOfSwiftUI() {
        let text = NSMutableAttributedString(string: "red 밑줄")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 2))
        let converted = AttributedString(text)
        #expect(String(converted.characters) == "red 밑줄")
        #expect(converted.runs.count == 3)
        #expect(converted.runs.first?.foregroundColor == UIColor.red.color)
        let last = converted.runs.reversed().first
        #expect(last?[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == .single)
    }

    @Test func fontsOfPartsCountInTheSizeOfALabel() {
        let font = UIFont.systemFont(ofSize: 40)
        let big = label(NSAttributedString(string: "a", attributes: [.font: font]))
        #expect(abs(big.intrinsicContentSize.height - font.lineHeight) < 1)
        #expect(big.text == "a")
        big.font = .systemFont(ofSize: 10)
        #expect(big.intrinsicContentSize.height < 15)
        big.text = "b"
        #expect(big.attributedText?.string == "b")
    }

    @Test func theStyleOfAParagraphSpacesItsLines() {
        let style = NSMutableParagraphStyle()
        let plain = label(NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style.copy()]))
        style.lineSpacing = 10
        let spaced = label(NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style.copy()]))
        #expect(abs(spaced.intrinsicContentSize.height - plain.intrinsicContentSize.height - 10) < 0.01)
        let doubled = NSMutableParagraphStyle()
        doubled.setParagraphStyle(style)
        doubled.lineHeightMultiple = 2
        #expect(doubled.spacing(of: plain.font) == 10 + plain.font.lineHeight)
    }
}
