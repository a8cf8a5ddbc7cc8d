import Foundation
import ProjectBuilder

/// A service on this machine that stands in for one that the app asks over the network: OpenWeather's.
///
/// It starts where the command line asks for it, and with an app whose `Info.plist` has `HanokDemonstrationService` set
/// to `OpenWeather` where no key for the real service is there. It ends with the app.
final class DemonstrationService {
    private let isAskedFor: Bool
    private let isOffered: Bool
    private let installation: HanokInstallation
    private var started: [String: String]?

    init(_ arguments: Arguments, _ plan: BuildPlan, _ installation: HanokInstallation) {
        isAskedFor = arguments[Option.demoWeather.name] != nil
        let environment = ProcessInfo.processInfo.environment.merging(plan.environment) { $1 }
        let hasKey = environment["OPENWEATHER_API_KEY"]?.isEmpty == false
        isOffered = plan.information["HanokDemonstrationService"] == .string("OpenWeather") && !hasKey
        self.installation = installation
    }

    /// What the app has to know of the service, which starts the first time. Empty where none is wanted.
    func environment() throws -> [String: String] {
        guard isAskedFor || isOffered else { return [:] }
        if let started { return started }
        let address = try start()
        var environment = ["OPENWEATHER_BASE_URL": address]
        // An app that knows of the service may also be given a key while it runs, and then asks the real one.
        if isAskedFor {
            environment["HANOK_HOST_REDIRECTS"] = Self.hosts.map { "\($0)=\(address)" }.joined(separator: " ")
        }
        started = environment
        return environment
    }

    private static let hosts = ["api.openweathermap.org", "pro.openweathermap.org", "openweathermap.org"]

    private func start() throws -> String {
        let build = DemoWeatherBuild(installation: installation, toolchain: try SwiftToolchain())
        return try Companion.start([try build.program(), "--until-input-ends"])
    }
}
