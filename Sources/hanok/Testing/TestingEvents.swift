import Foundation

/// What the Testing library tells of a run, an event a line ("ABI/JSON.md" of swift-testing), read back.
struct TestingEvents {
    private struct Record: Decodable {
        struct Place: Decodable {
            let path: String?
            let line: Int

            private enum CodingKeys: String, CodingKey {
                case line
                case path = "_filePath"
            }
        }

        struct Issue: Decodable {
            let isKnown: Bool
            let sourceLocation: Place?
        }

        struct Payload: Decodable {
            struct Message: Decodable { let text: String }
            struct Instant: Decodable { let absolute: Double }

            let kind: String
            let id: String?
            let testID: String?
            let sourceLocation: Place?
            let issue: Issue?
            let messages: [Message]?
            let instant: Instant?
        }

        let kind: String
        let payload: Payload
    }

    /// A test that has begun and not ended.
    private struct Running {
        let start: Double
        var failures: [String] = []
    }

    /// Those of one suite side by side, in the order in which the first test of each has ended.
    private(set) var suites: [TestSuiteResult] = []
    private var places: [String: Record.Place] = [:]
    private var running: [String: Running] = [:]
    private var order: [String] = []

    /// - Parameter path: of a file that is missing where the run ended before it began.
    init(path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            if let record = try? JSONDecoder().decode(Record.self, from: line) { read(record) }
        }
        // What has not ended has ended the run.
        for id in order where running[id] != nil { end(id, at: nil) }
    }

    private mutating func read(_ record: Record) {
        let payload = record.payload
        if record.kind == "test" {
            if payload.kind == "function", let id = payload.id { places[id] = payload.sourceLocation }
            return
        }
        guard let id = payload.testID, places[id] != nil else { return }
        switch payload.kind {
        case "testStarted":
            running[id] = Running(start: payload.instant?.absolute ?? 0)
            order.append(id)
        case "issueRecorded":
            if payload.issue?.isKnown == false { running[id]?.failures.append(Self.message(payload)) }
        case "testSkipped": add(id, TestSuiteResult.Case(name: "", outcome: .skipped))
        case "testEnded": end(id, at: payload.instant?.absolute)
        default: break
        }
    }

    /// `path:line: error: message`, as XCTest's failures are.
    private static func message(_ payload: Record.Payload) -> String {
        let text = (payload.messages ?? []).map(\.text).joined(separator: "\n")
        guard let place = payload.issue?.sourceLocation, let path = place.path else { return text }
        return "\(path):\(place.line): error: \(text)"
    }

    private mutating func end(_ id: String, at time: Double?) {
        guard let run = running.removeValue(forKey: id) else { return }
        var result = TestSuiteResult.Case(name: "")
        if let time {
            result.duration = time - run.start
            if !run.failures.isEmpty { result.outcome = .failed(run.failures) }
        } else {
            result.outcome = .failed(run.failures + ["The test has ended the run."])
        }
        add(id, result)
    }

    /// An identifier is `Module.Suite/Inner/test()/File.swift:3:4`, or `Module.test()/File.swift:3:4`.
    private mutating func add(_ id: String, _ result: TestSuiteResult.Case) {
        var parts = id.split(separator: "/").dropLast().joined(separator: "/").split(separator: "/")
        var name = parts.popLast() ?? ""
        if parts.isEmpty, let dot = name.firstIndex(of: ".") {
            parts = [name[..<dot]]
            name = name[name.index(after: dot)...]
        }
        let suite = parts.joined(separator: ".")
        var result = result
        result.name = String(name)
        (result.file, result.line) = (places[id]?.path, places[id]?.line)
        if let index = suites.firstIndex(where: { $0.name == suite }) {
            suites[index].cases.append(result)
        } else {
            suites.append(TestSuiteResult(name: suite, cases: [result]))
        }
    }
}
