import Foundation
import FoundationNetworking
import LocalServer
import Testing

@testable import DemoWeatherService

/// Real requests to the service, as an app makes them.
@Suite struct WeatherServerTests {
    private func request(
        _ path: String, of server: LocalServer, timeout: TimeInterval = 20
    ) async throws -> (data: Data, response: HTTPURLResponse) {
        var request = URLRequest(url: try #require(URL(string: server.address + path)))
        request.timeoutInterval = timeout
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
        return (data, try #require(response as? HTTPURLResponse))
    }

    @Test func anAnswerIsWhatTheAPISays() async throws {
        let api = try ServiceFixture.api()
        let server = try LocalServer(api)
        let (data, response) = try await request("/data/2.5/weather?q=%EC%84%9C%EC%9A%B8&lang=kr", of: server)
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json; charset=utf-8")
        #expect(data == api.answer(path: "/data/2.5/weather", query: "q=서울&lang=kr").body)
        server.stop()
    }

    @Test func manyRequestsAtOnceAreAnswered() async throws {
        let server = try LocalServer(try ServiceFixture.api())
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for id in [1_835_848, 1_838_524, 2_643_743, 2_988_507] {
                for _ in 0..<8 {
                    group.addTask { try await request("/data/2.5/forecast?id=\(id)", of: server).data.count }
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(counts.count == 32 && Set(counts).count <= 4 && counts.allSatisfy { $0 > 10_000 })
    }

    @Test func statusesComeThrough() async throws {
        let server = try LocalServer(try ServiceFixture.api())
        for (query, status) in [
            ("q=Nowhere", 404), ("", 400), ("q=Fault+Server+Error", 500), ("q=Fault+Wrong+Key", 401),
            ("q=Fault+Too+Many+Requests", 429),
        ] {
            #expect(try await request("/data/2.5/weather?\(query)", of: server).response.statusCode == status)
        }
    }

    @Test func moreRequestsThanTheLimitAreRefusedWithTheTimeToWait() async throws {
        var api = try ServiceFixture.api()
        api.limiter = RequestLimiter(limit: 2)
        let server = try LocalServer(api)
        var refused: HTTPURLResponse?
        // A new minute may begin in between; then three are in one of the two.
        for _ in 0..<5 {
            let response = try await request("/data/2.5/weather?q=Seoul", of: server).response
            if response.statusCode == 429 { refused = response }
        }
        let wait = try #require(refused?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
        #expect((1...60).contains(wait))
    }

    @Test(arguments: ["Fault+Cut", "Fault+Reset"]) func aConnectionThatEndsIsAnError(name: String) async throws {
        let server = try LocalServer(try ServiceFixture.api())
        await #expect(throws: URLError.self) { try await request("/data/2.5/weather?q=\(name)", of: server) }
    }

    @Test func anAnswerThatNeverComesTimesOut() async throws {
        let server = try LocalServer(try ServiceFixture.api())
        let error = await #expect(throws: URLError.self) {
            try await request("/data/2.5/weather?q=Fault+Silent", of: server, timeout: 1)
        }
        #expect(error?.code == .timedOut)
    }

    @Test func aLateAnswerComesAndOthersDoNotWaitForIt() async throws {
        var api = try ServiceFixture.api()
        api.delay = 0.4
        let server = try LocalServer(api)
        async let late = request("/data/2.5/weather?q=Fault+Slow", of: server)
        #expect(try await request("/data/2.5/weather?q=Seoul", of: server).response.statusCode == 200)
        #expect(try await late.response.statusCode == 200)
    }

    @Test func badBytesAreNoText() async throws {
        let server = try LocalServer(try ServiceFixture.api())
        let data = try await request("/data/2.5/weather?q=Fault+Bad+Bytes", of: server).data
        #expect(data.count == 512 && String(data: data, encoding: .utf8) == nil)
    }

    @Test func aPortThatIsTakenIsAnError() throws {
        let server = try LocalServer(try ServiceFixture.api())
        let port = try #require(URL(string: server.address)?.port)
        #expect(throws: LocalServerError.self) { try LocalServer(WeatherAPI(), port: UInt16(port)) }
    }
}
