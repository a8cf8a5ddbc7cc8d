import Foundation

/// An `.xcconfig` file: settings, one a line, with includes.
enum ConfigurationFile {
    static func read(path: String, includedFrom configuration: ProjectObject) throws -> [String: String] {
        guard FileManager.default.fileExists(atPath: path) else {
            throw configuration.error("the configuration file '\(path)' does not exist")
        }
        return try read(path: path, ancestors: [])
    }

    private static func read(path: String, ancestors: [String]) throws -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(file: path, message: "this configuration file can't be read")
        }
        var settings: [String: String] = [:]
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = stripped(line)
            if text.isEmpty { continue }
            if text.hasPrefix("#include") {
                let included = try include(text, line: index + 1, path: path, ancestors: ancestors + [path])
                settings.merge(included) { $1 }
            } else if let (key, value) = setting(text) {
                settings[key] = merge(value, over: settings[key])
            } else {
                throw ProjectError(file: path, line: index + 1, message: "expected 'KEY = value', found '\(text)'")
            }
        }
        return settings
    }

    /// Without a comment; `//` begins one wherever it stands, in an address as well.
    private static func stripped(_ line: Substring) -> String {
        let end = line.range(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The first `=` outside of a condition's brackets divides key and value.
    private static func setting(_ text: String) -> (String, String)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let key = text[..<index].trimmingCharacters(in: .whitespaces)
                var value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                return key.isEmpty || key.contains(" ") ? nil : (key, value)
            default: break
            }
        }
        return nil
    }

    /// Within one level `$(inherited)` means the value that stood before.
    private static func merge(_ value: String, over earlier: String?) -> String {
        guard let earlier else { return value }
        return value.replacingOccurrences(of: "$(inherited)", with: earlier)
    }

    private static func include(
        _ text: String, line: Int, path: String, ancestors: [String]
    ) throws -> [String: String] {
        let isOptional = text.hasPrefix("#include?")
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            throw ProjectError(file: path, line: line, message: "expected #include \"file\"")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let target = DiskPath.resolve(URL(fileURLWithPath: folder + "/" + parts[1]).standardized.path)
        guard FileManager.default.fileExists(atPath: target) else {
            if isOptional { return [:] }
            throw ProjectError(file: path, line: line, message: "the included file '\(target)' does not exist")
        }
        guard !ancestors.contains(target) else {
            throw ProjectError(file: path, line: line, message: "'\(target)' includes itself")
        }
        return try read(path: target, ancestors: ancestors)
    }
}
