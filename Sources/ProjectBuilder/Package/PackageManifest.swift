/// What `Package.swift` declares, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Dependency: Decodable {
        struct FileSystem: Decodable { let path: String }
        struct SourceControl: Decodable {
            struct Location: Decodable {
                struct Remote: Decodable { let urlString: String }
                let remote: [Remote]?
            }
            let location: Location
        }
        let fileSystem: [FileSystem]?
        let sourceControl: [SourceControl]?

        var addresses: [String] { (sourceControl ?? []).flatMap { ($0.location.remote ?? []).map(\.urlString) } }
    }

    let name: String
    let products: [Product]
    let dependencies: [Dependency]
    let targets: [PackageTarget]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion

    struct ToolsVersion: Decodable {
        private enum CodingKeys: String, CodingKey { case version = "_version" }
        let version: String
    }
}
