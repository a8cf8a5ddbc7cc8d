import Foundation
import FoundationNetworking
import Testing

@testable import AppleFoundation

struct FixtureSetTests {
    private func set(_ rules: String) throws -> FixtureSet {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Fixtures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try rules.write(to: folder.appendingPathComponent("fixtures.json"), atomically: true, encoding: .utf8)
        return try FixtureSet(folder: folder)
    }

    private func text(_ set: FixtureSet, _ address: String, method: String = "GET") throws -> String {
        var request = URLRequest(url: try #require(URL(string: address)))
        request.httpMethod = method
        switch set.answer(to: request).answer {
        case .response(let status, _, let body): return "\(status) \(String(decoding: body, as: UTF8.self))"
        case .failure(let error): return "\(error.code.rawValue)"
        }
    }

    @Test func theFirstRuleThatMatchesAnswers() throws {
        let set = try set(
            """
            [{"url": "https://a.org/x", "query": {"q": "1"}, "text": "one"},
             {"url": "https://a.org/x", "status": 404}, {"method": "POST", "url": "*/y/*.json", "text": "y"}]
            """)
        #expect(try text(set, "https://a.org/x?z=3&q=1#part") == "200 one")
        #expect(try text(set, "https://a.org/x?q=2") == "404 ")
        #expect(try text(set, "https://b.org/y/deep/z.json", method: "POST") == "200 y")
        #expect(try text(set, "https://b.org/y/deep/z.json") == "-1009")
        #expect(try text(set, "https://a.org/xx") == "-1009")
    }

    @Test(arguments: [("timeout", -1001), ("offline", -1009), ("reset", -1005), ("dns", -1003), ("tls", -1200)])
    func failures(name: String, code: Int) throws {
        #expect(try text(set("[{\"url\": \"*\", \"error\": \"\(name)\"}]"), "https://a.org") == "\(code)")
    }
}
