import Foundation

/// Where an app is built: outside of its own folder, which is never written to.
package struct BuildFolder: Sendable {
    /// `$XDG_CACHE_HOME/hanok/<name>-<hash of the app's path>`.
    package let path: String

    /// - Parameter source: the absolute path of the project, package or folder.
    package init(source: String) throws {
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        path = "\(Self.cache)/\(name)-\(Self.hash(source))"
        try Self.create(path)
    }

    /// The folder of everything that the tool keeps.
    package static var cache: String { cache(ProcessInfo.processInfo.environment) }

    static func cache(_ environment: [String: String]) -> String {
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return (folder("XDG_CACHE_HOME") ?? (folder("HOME") ?? NSHomeDirectory()) + "/.cache") + "/hanok"
    }

    func file(_ relative: String) -> String { path + "/" + relative }

    /// A folder below, made where it is missing.
    func folder(_ relative: String) throws -> String {
        let folder = path + "/" + relative
        try Self.create(folder)
        return folder
    }

    static func create(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("can't make the folder '\(folder)': \(SystemError(error))")
        }
    }

    /// FNV-1a: the name has to be the same in every run, which Swift's own hashes are not.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 36)
    }
}
