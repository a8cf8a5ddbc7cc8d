import Foundation
import XcodeProject

/// Reads JSON that people write by hand or merge, and says where it is wrong.
package enum JSONFile {
    /// - Parameter what: what the file is, as in "this string catalog".
    /// - Throws: `ProjectError` with the line where the text is no JSON, or where a value is not as it has to be.
    package static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data, file: String, what: String) throws
        -> Value
    {
        do { return try JSONDecoder().decode(type, from: data) } catch {
            if let problem = syntaxProblem(data, file, what) { throw problem }
            let context = context(of: error)
            let path = context?.codingPath ?? []
            throw ProjectError(
                file: file, line: (try? JSONLines(data))?.line(of: path),
                message: "\(what) can't be read: \(reason(error))\(place(path))")
        }
    }

    /// - Returns: the value as Foundation has it.
    /// - Throws: `ProjectError` with the line where the text is no JSON.
    package static func object(_ data: Data, file: String, what: String) throws -> Any {
        do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
            throw syntaxProblem(data, file, what)
                ?? ProjectError(file: file, message: "\(what) is no JSON: \(error.localizedDescription)")
        }
    }

    /// The line of an element of the outermost array; nil where there is none.
    package static func line(ofElement index: Int, _ data: Data) -> Int? {
        (try? JSONLines(data))?.line(ofElement: index)
    }

    private static func syntaxProblem(_ data: Data, _ file: String, _ what: String) -> ProjectError? {
        do {
            _ = try JSONLines(data)
            return nil
        } catch {
            return ProjectError(file: file, line: error.line, message: "\(what) is no JSON: \(error.message)")
        }
    }

    private static func context(of error: any Error) -> DecodingError.Context? {
        switch error as? DecodingError {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context
        default: nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        if case .keyNotFound(let key, _) = error as? DecodingError { return "the key '\(key.stringValue)' is missing" }
        return context(of: error)?.debugDescription ?? error.localizedDescription
    }

    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "" }
        let keys = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return " (at \(keys.joined(separator: ".").replacingOccurrences(of: ".[", with: "[")))"
    }
}
