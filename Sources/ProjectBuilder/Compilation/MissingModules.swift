import Foundation

/// Looks behind modules that an app imports in vain.
///
/// The compiler stops at the first module that it does not find. So that all errors come in one run, empty modules are put
/// in the place of missing ones, one after the other, until the compiler gets to the code itself.
struct MissingModules {
    let toolchain: SwiftToolchain
    /// Where the empty modules go, which no build may see.
    let folder: String
    /// More than an app can miss; the compiler runs once for each.
    private static let limit = 40

    init(toolchain: SwiftToolchain, folder: String) {
        self.toolchain = toolchain
        self.folder = folder
    }

    /// - Parameters:
    ///   - output: what the compiler said when it failed.
    ///   - arguments: of a compilation that only checks.
    /// - Returns: what the compiler says of all modules and all of the code.
    func survey(_ output: String, arguments: [String]) throws -> String {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var output = output
        var made: Set<String> = []
        for _ in 0..<Self.limit {
            let missing = MissingNames(output: output).names.filter(\.isModule).map(\.name)
            let new = missing.filter { made.insert($0).inserted }
            if new.isEmpty { break }
            try new.forEach(makeEmpty)
            let result = try Subprocess.capture(
                [toolchain.compiler] + arguments + ["-I", folder], environment: ["SWIFT_BACKTRACE": "enable=no"])
            output += "\n" + result.output
        }
        return output
    }

    private func makeEmpty(_ name: String) throws {
        try BuildFolder.create(folder)
        let source = "\(folder)/\(name).swift"
        try Data().write(to: URL(fileURLWithPath: source))
        _ = try Subprocess.capture([
            toolchain.compiler, "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule", "-module-name",
            name,
            "-parse-as-library", source,
        ])
    }
}
