import Testing

@testable import GTKHost

@Suite("What another program offers")
struct DropReaderTests {
    @Test("one text, in the encoding that needs no guess")
    func text() {
        let offered = ["text/plain", "UTF8_STRING", "text/plain;charset=utf-8", "text/html"]
        #expect(DropReader.useful(offered) == ["text/plain;charset=utf-8", "text/html"])
        #expect(DropReader.useful(["text/plain", "STRING"]) == ["text/plain"])
    }

    @Test("pictures in common formats, or else in one")
    func pictures() {
        #expect(DropReader.useful(["image/bmp", "image/png", "image/tiff"]) == ["image/png"])
        #expect(DropReader.useful(["image/bmp", "image/tiff"]) == ["image/bmp"])
    }
}
