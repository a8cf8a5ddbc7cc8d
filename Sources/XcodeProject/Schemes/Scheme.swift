import Foundation

/// A scheme: which target runs, how, and which are its tests.
package struct Scheme: Hashable, Sendable {
    package let name: String
    /// The identifier of the target that it runs, in the project file.
    package var runnable: String?
    /// Identifiers of the targets that it builds.
    package var built: [String] = []
    /// Xcode has made it for an app's extension, which the app runs with.
    package var isForExtension = false
    /// Identifiers of test targets.
    package var tests: [String] = []
    package var configuration = "Debug"
    package var arguments: [String] = []
    package var environment: [String: String] = [:]

    /// All schemes beside a project, shared ones first, each group in the order of names.
    static func read(projectPath: String) throws -> [Scheme] {
        let users = (try? FileManager.default.contentsOfDirectory(atPath: projectPath + "/xcuserdata")) ?? []
        let folders = ["/xcshareddata/xcschemes"] + users.sorted().map { "/xcuserdata/\($0)/xcschemes" }
        return try folders.flatMap { folder -> [Scheme] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: projectPath + folder)) ?? []
            return try names.filter { $0.hasSuffix(".xcscheme") }.sorted().map {
                try SchemeParser.parse(path: "\(projectPath)\(folder)/\($0)")
            }
        }
    }
}
