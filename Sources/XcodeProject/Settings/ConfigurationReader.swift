/// Reads the configuration lists of the object table, and the `.xcconfig` files that they build on.
struct ConfigurationReader {
    let objects: ProjectObjects
    let tree: GroupTree

    func read(listOf owner: ProjectObject) throws -> ConfigurationList {
        guard let list = try objects.object("buildConfigurationList", of: owner) else {
            return ConfigurationList(configurations: [], defaultName: nil)
        }
        return ConfigurationList(
            configurations: try objects.objects("buildConfigurations", of: list).map(read),
            defaultName: list.string("defaultConfigurationName"))
    }

    private func read(_ configuration: ProjectObject) throws -> ConfigurationList.Configuration {
        let entries = configuration.value("buildSettings")?.dictionary ?? [:]
        return ConfigurationList.Configuration(
            name: try configuration.requiredString("name"),
            base: try base(of: configuration),
            settings: entries.mapValues(Self.text(of:)))
    }

    private func base(of configuration: ProjectObject) throws -> [String: String] {
        if let path = configuration.string("baseConfigurationReference").flatMap({ tree.paths[$0] }) {
            return try ConfigurationFile.read(path: path, includedFrom: configuration)
        }
        // Xcode 16: the file lies in a synchronized folder and has no reference of its own.
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap({ tree.paths[$0] }),
            let relative = configuration.string("baseConfigurationReferenceRelativePath")
        else { return [:] }
        return try ConfigurationFile.read(
            path: DiskPath.resolve(anchor + "/" + relative), includedFrom: configuration)
    }

    /// Lists are kept as text with quoted parts, the form that they have in an `.xcconfig` file.
    private static func text(of value: PropertyListValue) -> String {
        if let string = value.string { return string }
        return (value.array ?? []).compactMap(\.string)
            .map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }
            .joined(separator: " ")
    }
}
