import HostContract
import Testing

@testable import HeadlessHost

/// The window of the desktop is put to the same cases by `Tests/Window/run`.
@MainActor
struct HostContractTests {
    @Test func theHostDoesWhatEveryHostMust() async throws {
        let host = HeadlessHost(configuration: try HostConfiguration(environment: [:]))
        for contractCase in HostContract.cases {
            let failures = await contractCase.failures(on: host) { host.driver.advance(by: $0) }
            #expect(failures.isEmpty, "\(contractCase.name)")
        }
    }
}
