import Foundation
import XcodeProject

/// The source of `PackageResources`, which holds the files that a package has in its code.
enum EmbeddedResources {
    static func source(files: [String]) throws -> String {
        let members = try files.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ToolError("the resource '\(path)' can't be read")
            }
            let name = BuildSettings.identifier((path as NSString).lastPathComponent)
            return "    static let \(name): [UInt8] = [\(data.map(String.init).joined(separator: ","))]"
        }
        return "struct PackageResources {\n\(members.joined(separator: "\n"))\n}\n"
    }
}
