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

    @Test func attributesOfSwiftUIBecomeThoseOfUIKitAndComeBack() throws {
        var text = AttributedString("plain ")
        var part = AttributedString("styled")
        part.foregroundColor = .red
        part.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        part.link = URL(string: "https://example.com")
        part.font = .system(size: 30, weight: .bold)
        text.append(part)
        let converted = NSAttributedString(text)
        #expect(converted.string == "plain styled")
        #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
        let attributes = converted.attributes(at: 8, effectiveRange: nil)
        #expect(attributes.font?.pointSize == 30)
        #expect(attributes[.underlineStyle] as? Int == 0x201)
        let back = AttributedString(converted)
        #expect(back.runs.count == 2)
        #expect(back.runs.reversed().first?.link == URL(string: "https://example.com"))
        #expect(back.runs.reversed().first?.underlineStyle?.pattern == .dash)
    }

    @Test func picturesStandInATextLikeLetters() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))
        let text = NSMutableAttributedString(string: "a")
        let alone = label(text)
        let width = alone.intrinsicContentSize.width
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "b"))
        #expect(label(text).intrinsicContentSize.width > width + 30)
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
