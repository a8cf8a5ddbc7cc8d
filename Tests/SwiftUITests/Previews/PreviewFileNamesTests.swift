@testable import SwiftUI
import Testing

@Suite struct PreviewFileNamesTests {
    @Test func eachNameIsGivenOnce() {
        var names = PreviewFileNames(suffix: "-ko")
        #expect(names.next(for: "Card") == "Card-ko.png")
        #expect(names.next(for: "card") == "card 2-ko.png")
        #expect(names.next(for: "Other") == "Other-ko.png")
    }

    @Test func namesStayInTheirFolder() {
        var names = PreviewFileNames(suffix: "")
        #expect(names.next(for: "../a/b") == "Preview..-a-b.png")
        #expect(names.next(for: "") == "Preview.png")
    }
}
