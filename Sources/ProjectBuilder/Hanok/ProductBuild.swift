import Foundation

/// Builds one of Hanok's own products and shows how far it is.
struct ProductBuild {
    let installation: HanokInstallation
    let toolchain: SwiftToolchain
    let product: String
    /// What is built, for messages: `Hanok's modules`.
    let title: String
    /// How long it takes the first time, where that is known: `takes 10 minutes`.
    var duration: String?

    /// What the compiler says, all of it.
    private var log: String { "\(installation.root)/.build/\(product).log" }

    /// What is said before it begins.
    /// - Parameter isFirst: it was never built here.
    func announcement(isFirst: Bool) -> String {
        isFirst ? "Building \(title), once\(duration.map { "; that \($0)" } ?? "")…" : "Building \(title) anew…"
    }

    /// - Throws: `ToolError` with the first errors and the place of the log.
    func perform(isFirst: Bool) throws {
        var result = try build(announcement(isFirst: isFirst))
        // SwiftPM's own lock lies where temporary files go, so a build by other hands may go unseen.
        while !result.succeeded, result.output.contains("database is locked") {
            sleep(5)
            result = try build("Waiting for another build in \(installation.root)/.build…")
        }
        if !result.succeeded { throw failure(result) }
    }

    private func build(_ announcement: String) throws -> Subprocess.Result {
        var progress = BuildProgress(announcement: announcement)
        defer { progress.end() }
        let temporary = installation.root + "/.build/temporary"
        return try TemporaryFolder.use(temporary) {
            try Subprocess.capture(
                [toolchain.swift, "build", "-c", "release", "--product", product, "--package-path", installation.root],
                environment: ["TMPDIR": temporary], onWait: { progress.update() }, onLine: { progress.read($0) })
        }
    }

    private func failure(_ result: Subprocess.Result) -> ToolError {
        try? result.output.write(toFile: log, atomically: true, encoding: .utf8)
        printError(Self.summary(of: result.output))
        if result.output.contains("No space left on device") {
            return ToolError("the disk of '\(installation.root)' is full: \(title) could not be built")
        }
        return ToolError("\(title) could not be built; all that the compiler said is in \(log)")
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
