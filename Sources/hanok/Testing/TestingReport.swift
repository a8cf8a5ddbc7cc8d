import Foundation
import FoundationXML
import ProjectBuilder

/// The report that the Testing library writes, read back.
final class TestingReport: NSObject, XMLParserDelegate {
    private(set) var suites: [TestSuiteResult] = []

    /// A run that has ended before its report has none.
    init(path: String) throws {
        super.init()
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse() else { throw ToolError("the report of the Testing library can't be read: \(path)") }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "testcase": add(attributes)
        case "failure": fail(attributes["message"] ?? "")
        case "skipped": change { $0.outcome = .skipped }
        default: break
        }
    }

    private func add(_ attributes: [String: String]) {
        let suite = attributes["classname"] ?? "Testing"
        if suites.last?.name != suite { suites.append(TestSuiteResult(name: suite)) }
        suites[suites.count - 1].cases.append(
            TestSuiteResult.Case(name: attributes["name"] ?? "", duration: attributes["time"].flatMap(Double.init) ?? 0)
        )
    }

    private func fail(_ message: String) {
        change { result in
            if case .failed(let messages) = result.outcome {
                result.outcome = .failed(messages + [message])
            } else {
                result.outcome = .failed([message])
            }
        }
    }

    private func change(_ body: (inout TestSuiteResult.Case) -> Void) {
        guard let suite = suites.indices.last, let last = suites[suite].cases.indices.last else { return }
        body(&suites[suite].cases[last])
    }
}
