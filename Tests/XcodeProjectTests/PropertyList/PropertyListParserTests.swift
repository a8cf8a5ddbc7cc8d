import Foundation
import Testing
import XcodeProject

@Suite struct PropertyListParserTests {
    private func parse(_ text: String) throws -> PropertyListValue {
        try PropertyListParser.parse(Data(text.utf8), file: "test.plist")
    }

    private func error(_ text: String) -> ProjectError? {
        do {
            _ = try parse(text)
            return nil
        } catch { return error as? ProjectError }
    }

    @Test func dictionariesArraysAndCommentsAreRead() throws {
        let value = try parse(
            """
            // !$*UTF8*$!
            {
                /* a comment */ name = Main; /* another
                over two lines */
                "quoted key" = (one, "two words", three, );
                nested = { path = a/b-c.swift; };
            }
            """)
        let entries = try #require(value.dictionary)
        #expect(entries["name"]?.string == "Main")
        #expect(entries["quoted key"]?.array?.map(\.string) == ["one", "two words", "three"])
        #expect(entries["nested"]?.dictionary?["path"]?.string == "a/b-c.swift")
        #expect(entries["nested"]?.line == 6)
    }

    /// The escapes of `NSPropertyList`'s old style: Apple's "Old-Style ASCII Property Lists", and the UTF-16 form that
    /// Xcode writes names beyond ASCII in.
    @Test(arguments: [
        (#""a \"b\" \\ c""#, #"a "b" \ c"#), (#""line\nnext\ttab""#, "line\nnext\ttab"), (#""\U00e9""#, "é"),
        (#""\Ud83d\Ude00!""#, "😀!"), (#""\101\102""#, "AB"), (#"'single "quotes"'"#, #"single "quotes""#),
        ("plain.text_1", "plain.text_1"),
    ])
    func stringsAreUnescaped(source: String, expected: String) throws {
        #expect(try parse(source).string == expected)
    }

    @Test(arguments: [
        ("{\n a = b\n}", 3, "expected ';' after the value of 'a', found '}'"),
        ("{\n a = (b,\n c", 3, "expected ',' or ')' in an array, found the end of the file"),
        ("{\n a b;\n}", 2, "expected '=' after the key 'a', found 'b;'"),
        ("{\n a = \"b;\n}\n", 2, "the quoted string that starts here has no end"),
        ("{ /* open\n", 1, "the comment that starts here has no end"),
        ("{\n a = b;\n<<<<<<< HEAD\n}", 3, "the file has unresolved merge conflicts"),
        ("{\n a = (\n<<<<<<< HEAD\n);\n}", 3, "the file has unresolved merge conflicts"),
        ("{\n a = b;\n=======\n}", 3, "the file has unresolved merge conflicts"),
        ("", 1, "the file is empty"), ("{} x", 1, "unexpected 'x' after the end of the property list"),
    ])
    func errorsNameTheLine(source: String, line: Int, message: String) {
        let error = error(source)
        #expect(error?.file == "test.plist" && error?.line == line && error?.message == message)
    }

    @Test func xmlIsReadToo() throws {
        let value = try parse(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>a</key><array><string>b</string><true/><integer>3</integer></array></dict></plist>
            """)
        #expect(value.dictionary?["a"]?.array?.map(\.string) == ["b", "YES", "3"])
    }

    @Test func tablesOfStringsHaveNoBraces() throws {
        let table = try PropertyListParser.parseStrings(
            Data(#"/* c */ "a" = "b"; key = "value"; "alone";"#.utf8), file: "a.strings")
        #expect(table == ["a": "b", "key": "value", "alone": "alone"])
    }

    @Test func aBrokenTableNamesItsLine() {
        #expect(
            throws: ProjectError(
                file: "a.strings", line: 2, message: #"expected ';' after the text of 'a', found '"c" = "d";'"#)
        ) {
            try PropertyListParser.parseStrings(Data("\"a\" = \"b\"\n\"c\" = \"d\";".utf8), file: "a.strings")
        }
    }
}
