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
}
