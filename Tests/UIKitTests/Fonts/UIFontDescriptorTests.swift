import Testing

@testable import UIKit

struct UIFontDescriptorTests {
    /// The way in which apps round their large titles.
    @Test func aDesignKeepsSizeAndWeight() throws {
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        let descriptor = try #require(font.fontDescriptor.withDesign(.rounded))
        let rounded = UIFont(descriptor: descriptor, size: 0)
        #expect(rounded.resolved.design == .rounded)
        #expect(rounded.withSize(34).resolved.weight == font.resolved.weight)
        #expect((rounded.pointSize, UIFont(descriptor: descriptor, size: 20).pointSize) == (34, 20))
        #expect(font.fontDescriptor.withDesign(.init(rawValue: "none")) == nil)
    }

    @Test func traitsReplaceTraits() throws {
        let italic = UIFont.italicSystemFont(ofSize: 12).fontDescriptor
        let bold = try #require(italic.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        #expect(
            try #require(bold.withSymbolicTraits([.traitBold, .traitItalic])).symbolicTraits.contains(.traitItalic))
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits == .traitBold)
    }
}
