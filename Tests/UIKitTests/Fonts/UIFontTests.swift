import Foundation
import Testing

@testable import UIKit

struct UIFontTests {
    @Test func fontsAreFoundByTheNamesOfIOSAndOfWhatIsInstalled() {
        #expect(UIFont(name: "Georgia", size: 20)?.pointSize == 20)
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 20) != nil)
        #expect(UIFont(name: "Inter", size: 20) != nil)
        #expect(UIFont(name: "No Such Font", size: 20) == nil)
    }

    @Test func metricsLeaveFontsAtTheStandardSizeAsTheyAre() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 20)
        #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    }
}
