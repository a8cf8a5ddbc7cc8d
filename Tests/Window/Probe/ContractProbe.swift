import GTKHost
import HostContract
import Platform

/// Puts the host to what every host must do, and says of each case whether it held.
@MainActor
struct ContractProbe {
    let host: GTKHost

    func run() async {
        await pass(0.5)
        for contractCase in HostContract.cases {
            let failures = await contractCase.failures(on: host) { await pass($0) }
            log("contract \(failures.isEmpty ? "held" : "broken"): \(contractCase.name)")
            for failure in failures { log("  \(failure)") }
        }
        log("contract over")
    }

    private func pass(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }
}
