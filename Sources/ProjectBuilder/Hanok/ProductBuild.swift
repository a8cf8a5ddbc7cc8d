import Foundation

/// Builds one of Hanok's own products and shows how far it is.
struct ProductBuild {
    let installation: HanokInstallation
    let toolchain: SwiftToolchain
    let product: String
    /// What is built, for messages: `Hanok's modules`.
    let title: String

    /// What the compiler says, all of it.
    private var log: String { "\(installation.root)/.build/\(product).log" }

    /// - Throws: `ToolError` with the first errors and the place of the log.
    func perform() throws {
        var progress = BuildProgress(title: title)
        let temporary = installation.root + "/.build/temporary"
        try BuildFolder.create(temporary)
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let result = try Subprocess.capture(
            [toolchain.swift, "build", "-c", "release", "--product", product, "--package-path", installation.root],
            environment: ["TMPDIR": temporary], onLine: { progress.read($0) })
        progress.end()
        if result.succeeded { return }
        try? result.output.write(toFile: log, atomically: true, encoding: .utf8)
        printError(Self.summary(of: result.output))
        if result.output.contains("No space left on device") {
            throw ToolError("the disk of '\(installation.root)' is full: \(title) could not be built")
        }
        throw ToolError("\(title) could not be built; all that the compiler said is in \(log)")
    }

    private static let shownLines = 20

    /// The errors; where there are none, the end.
    static func summary(of output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        let errors = lines.filter { $0.contains("error: ") && seen.insert($0).inserted }
        return (errors.isEmpty ? lines.suffix(shownLines) : errors.prefix(shownLines)).joined(separator: "\n")
    }
}
