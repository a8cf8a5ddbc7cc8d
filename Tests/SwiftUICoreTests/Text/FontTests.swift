import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// What a `Font` is in an environment.
struct FontTests {
    private let large = FontContext(platform: .iOS, size: .large)

    @Test func textStylesHaveTheSizesOfTheHumanInterfaceGuidelines() {
        // Apple, Human Interface Guidelines, Typography: iOS Dynamic Type sizes, body, xSmall to AX5.
        let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
            #expect(FontContext(platform: .iOS, size: size).resolve(.body).size == points)
        }
        #expect(large.resolve(.headline).weight == 600)
        #expect(large.resolve(.largeTitle).size == 34)
        #expect(FontContext(platform: .macOS, size: .large).resolve(.body).size == 13)
    }

    @Test func aLineOfBodyTextIs22PointsHigh() {
        // Apple, Human Interface Guidelines, Typography: body, 17 points on 22.
        let font = large.resolve(.body)
        #expect(abs(font.size * 2444 / 2048 + font.leading - 22) < 0.001)
        #expect(abs(large.resolve(.body.leading(.loose)).leading - font.leading - 2) < 0.001)
    }

    @Test func boldTakesTheWeightOfTheStyleAndFontWeightTheOneThatIsAskedFor() {
        // UIFont's bold trait, recorded by iamcgn/swiftui-web: body semibold, title bold.
        #expect(large.resolve(.body.bold()).weight == 600)
        #expect(large.resolve(.title.bold()).weight == 700)
        #expect(large.resolve(.system(size: 20).bold()).weight == 700)
        #expect(large.resolve(.body.weight(.bold)).weight == 700)
        #expect(large.resolve(.system(size: 20, weight: .heavy).bold()).weight == 800)
        #expect(large.resolve(.body.bold().weight(.light)).weight == 300)
    }

    @Test func modifiersChangeTheTypeface() {
        #expect(large.resolve(.body.italic()).isItalic)
        #expect(large.resolve(.body.monospaced()).design == .monospaced)
        #expect(large.resolve(.body.monospacedDigit()).hasMonospacedDigits)
        #expect(large.resolve(.body.width(.condensed)).width == .condensed)
        #expect(large.resolve(.body.smallCaps()).hasSmallCapitals)
        #expect(!large.resolve(.body.uppercaseSmallCaps()).hasSmallCapitals)
        #expect(large.resolve(.system(.title, design: .rounded, weight: .black)).design == .rounded)
        #expect(large.resolve(.system(.title, design: .rounded, weight: .black)).weight == 900)
    }

    @Test func customFontsGrowWithTheTextSizeUnlessTheirSizeIsFixed() {
        let huge = FontContext(platform: .iOS, size: .accessibility5)
        #expect(large.resolve(.custom("Inter", size: 20)).size == 20)
        #expect(huge.resolve(.custom("Inter", size: 20)).size > 40)
        #expect(huge.resolve(.custom("Inter", size: 20, relativeTo: .largeTitle)).size < 40)
        #expect(huge.resolve(.custom("Inter", fixedSize: 20)).size == 20)
        #expect(huge.resolve(.system(size: 20)).size == 20)
        #expect(large.resolve(.custom("Inter", size: 20)).family == "Inter")
    }

    @Test func fontsAreEqualWhenTheyAreMadeAlike() {
        #expect(Font.body.bold() == Font.system(.body).bold())
        #expect(Font.body.bold() != Font.body)
        #expect(Font.system(size: 12) != Font.system(size: 13))
    }

    @Test func legibleTextIsHeavier() {
        let legible = FontContext(platform: .iOS, size: .large, legibilityWeight: .bold)
        #expect(legible.resolve(.body).weight == 600)
        #expect(legible.resolve(.body.weight(.black)).weight == 900)
    }
}
