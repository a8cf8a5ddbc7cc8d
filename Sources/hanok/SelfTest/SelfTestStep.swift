import Foundation
import ProjectBuilder

/// One step of Hanok's own tests: a program that says by its status how it went.
struct SelfTestStep {
    let name: String
    let arguments: [String]
    /// What it builds in the checkout, where nobody else may build meanwhile.
    let built: String?

    init(_ name: String, _ arguments: [String], builds built: String? = nil) {
        self.name = name
        self.arguments = arguments
        self.built = built
    }

    func run(_ installation: HanokInstallation) throws -> SelfTestResult {
        let started = ContinuousClock.now
        let status = try perform(installation)
        return SelfTestResult(name: name, hasPassed: status == 0, duration: ContinuousClock.now - started)
    }

    private func perform(_ installation: HanokInstallation) throws -> Int32 {
        guard let built else { return try start(in: installation) }
        return try installation.whileBuilding(built) { try start(in: installation) }
    }

    private func start(in installation: HanokInstallation) throws -> Int32 {
        var sign = SignOfLife(sharesOutput: true)
        defer { sign.end() }
        return try Subprocess.run(arguments, in: installation.root, onWait: { sign.update("\(name): running") })
    }
}
