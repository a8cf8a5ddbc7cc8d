import Foundation

/// The Swift toolchain that compiles apps: the one that is found first on the search path.
package struct SwiftToolchain: Sendable {
    /// The folder of `swift` and `swiftc`, links resolved.
    package let binaries: String

    package init() throws {
        guard let compiler = Subprocess.find("swiftc") else {
            throw ToolError(
                "there is no Swift compiler on the search path; install Swift from https://swift.org/install")
        }
        // The programs are links to one another; only the folder's own links are to be resolved.
        binaries = URL(fileURLWithPath: compiler).deletingLastPathComponent().resolvingSymlinksInPath().path
    }

    package var swift: String { binaries + "/swift" }
    package var compiler: String { binaries + "/swiftc" }
    var cCompiler: String { binaries + "/clang" }

    /// The folder of the modules that it brings along.
    var moduleFolder: String {
        URL(fileURLWithPath: binaries).deletingLastPathComponent().path + "/lib/swift/linux"
    }

    /// The names of the modules that it brings along.
    func moduleNames() -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: moduleFolder)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }

    /// Changes when another toolchain, or another version of it, takes its place.
    var identity: String {
        let stamp = FileStamp(path: binaries + "/swift-frontend") ?? FileStamp(path: compiler)
        return "\(binaries) \(stamp?.description ?? "")"
    }
}
