import Foundation
import ProjectBuilder

/// All tests of Hanok itself, the cheap ones first.
struct SelfTest {
    let installation: HanokInstallation
    let toolchain: SwiftToolchain

    private var root: String { installation.root }

    /// Runs every step, also after one that has failed, and prints a summary.
    /// - Returns: 0 if all have passed, else 1.
    func run() throws -> Int32 {
        // What tests and tools leave where temporary files go is taken away with it.
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("hanok-\(getpid())").path
        return try TemporaryFolder.use(temporary) {
            setenv("TMPDIR", temporary, 1)
            // The user's own settings and files are left alone.
            setenv("XDG_CONFIG_HOME", temporary + "/config", 1)
            setenv("XDG_DATA_HOME", temporary + "/data", 1)
            return summarize(try results())
        }
    }

    private func results() throws -> [SelfTestResult] {
        var results: [SelfTestResult] = []
        for step in try steps() {
            print("\n== \(step.name)")
            fflush(nil)
            let failures = results.count { !$0.hasPassed }
            let passed = results.count - failures
            Interruption.setProgress(" in the step '\(step.name)'; before it, \(passed) passed and \(failures) failed")
            results.append(try step.run(installation))
        }
        return results
    }

    private func summarize(_ results: [SelfTestResult]) -> Int32 {
        print("\n== Summary")
        for result in results { print(result.line) }
        let failures = results.count { !$0.hasPassed }
        let steps = Count.text(results.count, "step")
        print(failures == 0 ? "All \(steps) have passed." : "\(failures) of \(steps) failed.")
        return failures == 0 ? 0 : 1
    }

    private func steps() throws -> [SelfTestStep] {
        let tool = installation.products + "/hanok"
        return [
            SelfTestStep("imports follow the module table", [root + "/Scripts/check-imports", root]),
            SelfTestStep(
                "sources are formatted", [toolchain.swift, "format", "lint", "--strict", "--parallel"] + swiftFiles()),
            SelfTestStep("modules and tests build", build("--build-tests"), builds: "Hanok's modules and tests"),
            // `swift test` would take the build's database for itself.
            SelfTestStep(
                "unit tests",
                [installation.products + "/HanokPackageTests.xctest", "--testing-library", "swift-testing"]),
        ] + (try commandLine(tool)) + (try examples(tool))
            + [SelfTestStep("the window", [root + "/Tests/Window/run", installation.products + "/WindowProbe"])]
    }

    private func build(_ option: String) -> [String] {
        [toolchain.swift, "build", "-c", "release", option, "--package-path", root]
    }

    /// Fixtures are left out: some are broken on purpose.
    private func swiftFiles() -> [String] {
        ["Package.swift"].map { root + "/" + $0 }
            + ["Sources", "Tests", "Examples"].flatMap { below(root + "/" + $0) }.filter {
                $0.hasSuffix(".swift") && !$0.contains("/Tests/Fixtures/")
            }
    }

    /// Each example is built, its own tests run, and its scripts played.
    private func examples(_ tool: String) throws -> [SelfTestStep] {
        let folder = root + "/Examples"
        return try names(in: folder).flatMap { name -> [SelfTestStep] in
            let path = folder + "/" + name
            let scripts = try names(in: path + "/drive").filter { $0.hasSuffix(".script") }
            let hasTests = try names(in: path).contains { $0.hasSuffix("Tests") }
            return [SelfTestStep("\(name) builds", [tool, "build", path])]
                + (hasTests ? [SelfTestStep("\(name)'s own tests", [tool, "test", path])] : [])
                + scripts.map { script in
                    let out = root + "/.build/drive/\(name)/\((script as NSString).deletingPathExtension)"
                    return SelfTestStep(
                        "\(name) plays \(script)",
                        [tool, "drive", path, "--script", "\(path)/drive/\(script)", "--out", out])
                }
        }
    }

    /// The tool as a user calls it.
    private func commandLine(_ tool: String) throws -> [SelfTestStep] {
        let folder = root + "/Tests/CommandLine"
        let scripts = try names(in: folder).filter { $0.hasSuffix(".sh") }
        return scripts.map { SelfTestStep("command line: \($0)", [folder + "/" + $0, tool]) }
            + [SelfTestStep("the coverage page is up to date", [tool, "report", "--coverage", "--check"])]
    }

    private func names(in folder: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func below(_ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
}
