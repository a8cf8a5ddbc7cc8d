/// How the sources of one module want to be compiled.
package struct CompilerSettings: Hashable, Sendable {
    /// As `-swift-version` takes it.
    package var languageVersion = "5"
    /// `MainActor`; nil where isolation is the language's default.
    package var defaultIsolation: String?
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    /// `minimal`, `targeted` or `complete`; nil is the language version's own.
    package var strictConcurrency: String?
    /// Conditions for `#if`.
    package var conditions: [String] = []
    package var otherArguments: [String] = []
    /// What the compiler of C takes beside.
    package var cArguments: [String] = []
    /// Names of libraries that the app is linked with.
    package var linkedLibraries: [String] = []
    /// For `package` access; nil outside of packages.
    package var packageName: String?

    package init() {}

    var arguments: [String] {
        var result = ["-swift-version", languageVersion]
        if let defaultIsolation { result += ["-default-isolation", defaultIsolation] }
        if let strictConcurrency { result += ["-strict-concurrency=\(strictConcurrency)"] }
        result += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        result += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        result += conditions.map { "-D\($0)" }
        if let packageName { result += ["-package-name", packageName] }
        return result + otherArguments
    }

    /// The language mode of a version such as `5.0`, `4.2` or `6`.
    static func languageVersion(_ version: String) -> String {
        switch version.prefix(1) {
        case "6": "6"
        case "4": version.hasPrefix("4.2") ? "4.2" : "4"
        default: "5"
        }
    }
}
