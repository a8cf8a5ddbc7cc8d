import Foundation
import ProjectBuilder
import XcodeProject

/// Finds what is wrong with the rules of `--fixtures` before an app is built.
struct FixturesCheck {
    private let folder: String
    private var file: String { folder + "/fixtures.json" }

    /// - Throws: `ToolError` where there are no rules, `ProjectError` where one means nothing.
    static func perform(_ folder: String) throws {
        let check = FixturesCheck(folder: AbsolutePath.resolve(folder))
        guard let data = FileManager.default.contents(atPath: check.file) else {
            throw ToolError("the folder '\(folder)' has no fixtures.json, or it can't be read")
        }
        try check.perform(data)
    }

    private func perform(_ data: Data) throws {
        guard let rules = try JSONFile.object(data, file: file, what: "the list of rules") as? [[String: Any]] else {
            throw ProjectError(
                file: file, line: 1, message: "a list of rules is expected, such as [{\"url\": \"…\", \"body\": \"…\"}]"
            )
        }
        for (index, rule) in rules.enumerated() {
            guard let problem = problem(rule) else { continue }
            throw ProjectError(
                file: file, line: JSONFile.line(ofElement: index, data), message: "rule \(index + 1): \(problem)")
        }
    }

    private static let failures = ["timeout", "offline", "reset", "dns", "tls"]

    private func problem(_ rule: [String: Any]) -> String? {
        guard rule["url"] is String else { return "it has no 'url'" }
        if let failure = rule["error"], !Self.failures.contains("\(failure)") {
            return "'error' takes \(Self.failures.joined(separator: ", ")), not '\(failure)'"
        }
        if let body = rule["body"] as? String, !FileManager.default.isReadableFile(atPath: "\(folder)/\(body)") {
            return "there is no file '\(body)' beside the rules"
        }
        return nil
    }
}
