import Foundation
import Testing

@Test func theWordIsAnswered() async throws {
    let url = try #require(URL(string: "https://example.org/word?a=1&b=x"))
    let (data, response) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "word")
    #expect((response as? HTTPURLResponse)?.statusCode == 203)
}
