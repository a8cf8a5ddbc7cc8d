/// The build configurations of a project or a target.
package struct ConfigurationList: Hashable, Sendable {
    /// One configuration: its own settings over those of an `.xcconfig` file.
    package struct Configuration: Hashable, Sendable {
        package let name: String
        package let base: [String: String]
        package let settings: [String: String]
    }

    package let configurations: [Configuration]
    package let defaultName: String?

    /// The levels of a configuration, lowest first. A name that is absent stands for the default configuration, as it
    /// does for Xcode where a project and its targets don't agree.
    package func levels(of name: String) -> [[String: String]] {
        let chosen =
            configurations.first { $0.name == name } ?? configurations.first { $0.name == defaultName }
            ?? configurations.first
        return chosen.map { [$0.base, $0.settings] } ?? []
    }
}
