import AppleFoundation
import Testing

struct AsyncLineSequenceTests {
    private struct Bytes: AsyncSequence {
        let text: String

        func makeAsyncIterator() -> Iterator { Iterator(rest: Array(text.utf8)[...]) }

        struct Iterator: AsyncIteratorProtocol {
            var rest: ArraySlice<UInt8>

            mutating func next() async -> UInt8? { rest.popFirst() }
        }
    }

    private func lines(_ text: String) async -> [String] {
        await Bytes(text: text).lines.reduce(into: []) { $0.append($1) }
    }

    /// Source: what developers report of `AsyncLineSequence`, that it leaves out empty lines.
    @Test func emptyLinesAreLeftOut() async {
        #expect(await lines("a\n\nb\r\nc\rd") == ["a", "b", "c", "d"])
        #expect(await lines("\n") == [])
        #expect(await lines("") == [])
    }

    @Test func linesEndWithSeparatorsOfUnicodeToo() async {
        #expect(await lines("가\u{2028}나\u{85}다\u{2029}라è¨") == ["가", "나", "다", "라è¨"])
    }
}
