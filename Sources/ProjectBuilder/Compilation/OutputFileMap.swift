import Foundation

/// Where the compiler puts what it makes of each source.
struct OutputFileMap {
    let sources: [String]
    let folder: String

    var objects: [String] { sources.map { output(of: $0, "o") } }

    func write(to path: String) throws {
        var entries: [String: [String: String]] = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        for source in sources {
            entries[source] = [
                "object": output(of: source, "o"), "swift-dependencies": output(of: source, "swiftdeps"),
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys])
        if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
    }

    private func output(of source: String, _ type: String) -> String {
        let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(folder)/\(name).\(type)"
    }
}
