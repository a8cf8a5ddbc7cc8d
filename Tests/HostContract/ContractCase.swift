import Platform

/// One thing that every host must do.
@MainActor
package struct ContractCase {
    package let name: String
    private let check: @MainActor (ContractRun) async -> Void

    init(_ name: String, _ check: @escaping @MainActor (ContractRun) async -> Void) {
        self.name = name
        self.check = check
    }

    /// Tries the case on a host.
    /// - Parameter pass: lets so many seconds of the host's clock pass.
    /// - Returns: what did not hold; empty where all did.
    package func failures(on host: any Host, pass: @escaping @MainActor (Double) async -> Void) async -> [String] {
        let run = ContractRun(host: host, pass: pass)
        await check(run)
        run.window.close()
        return run.failures
    }
}

/// A case that is being tried, with a window of its own.
@MainActor
final class ContractRun {
    let host: any Host
    let content = ContractContent()
    let window: any HostWindow
    let pass: @MainActor (Double) async -> Void
    private(set) var failures: [String] = []

    init(host: any Host, pass: @escaping @MainActor (Double) async -> Void) {
        self.host = host
        self.pass = pass
        window = host.openWindow(content, title: "Contract")
    }

    func expect(_ holds: Bool, _ expectation: String) {
        if !holds { failures.append(expectation) }
    }

    /// Lets the window open, and get and lose the keyboard.
    func open() async { await pass(0.5) }

    /// The times of the frames that are made in so many seconds.
    func frames(in seconds: Double) async -> [Double] {
        let before = content.frameTimes.count
        await pass(seconds)
        return Array(content.frameTimes[before...])
    }
}
