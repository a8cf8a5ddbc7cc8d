import Foundation
import Testing
@testable import os

@Suite struct OSLogMessageTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func valuesAreWritten() {
        struct Broken: Error {}
        #expect(text("\(1) \("two", privacy: .private) \(3.5) \([4]) \(Int.self)") == "1 two 3.5 [4] Int")
        #expect(text("\(Broken())") == "Broken()")
    }

    @Test func numbersHaveForms() {
        #expect(text("\(255, format: .hex(includePrefix: true)) \(-7, format: .decimal(minDigits: 3))") == "0xff -007")
        #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
    }

    @Test func textsAreFilledUp() {
        #expect(text("\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|") == "  ab|ab  |")
    }
}
