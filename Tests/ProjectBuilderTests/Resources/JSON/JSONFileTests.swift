import Foundation
import Testing
import XcodeProject

@testable import ProjectBuilder

@Suite struct JSONFileTests {
    /// Texts that are no JSON, with the line that is wrong and what is said of it.
    @Test(arguments: [
        ("{\n  \"a\": 1\n  \"b\": 2\n}", 3, "',' or '}' is expected, not '\"b\": 2'"),
        ("{\n  \"a\": [1,\n  2\n", 4, "the '[' of line 2 is not closed"),
        ("{\n<<<<<<< HEAD\n}", 2, "it has unresolved merge conflicts"),
        ("{\n  \"a\": \"b\n}", 2, "the quotation mark at the end of a text is missing"),
        ("{\n  \"a\": no\n}", 2, "a value is expected, not 'no'"),
        ("{}\n}", 2, "'}' is behind the end"),
        ("", 1, "a value is expected, not the end of the file"),
    ])
    func aBrokenTextNamesItsLine(text: String, line: Int, message: String) throws {
        let error = try #require(problem(text))
        #expect(error.line == line)
        #expect(error.message == "this file is no JSON: \(message)")
    }

    @Test func aValueOfAnotherKindNamesItsLine() throws {
        let error = try #require(
            problem("{\n  \"colors\": [\n    { \"idiom\": \"universal\" },\n    { \"idiom\": 7 }\n  ]\n}"))
        #expect(error.line == 4)
        #expect(error.description.hasPrefix("/x/Contents.json:4: error: this file can't be read: "))
        #expect(error.message.hasSuffix("(at colors[1].idiom)"))
    }

    @Test func aMissingKeyNamesTheObject() throws {
        let error = problem("{\n  \"colors\": [\n\n    {}\n  ]\n}")
        #expect(error?.line == 4)
        #expect(error?.message == "this file can't be read: the key 'idiom' is missing (at colors[0])")
    }

    @Test func elementsOfAListHaveLines() {
        #expect(JSONFile.line(ofElement: 1, Data("[\n {\"a\": [1]},\n {}]".utf8)) == 3)
    }

    private struct Contents: Decodable {
        struct Color: Decodable { let idiom: String }
        let colors: [Color]
    }

    private func problem(_ text: String) -> ProjectError? {
        #expect(throws: ProjectError.self) {
            try JSONFile.decode(Contents.self, Data(text.utf8), file: "/x/Contents.json", what: "this file")
        }
    }
}
