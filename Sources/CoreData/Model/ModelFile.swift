import AppleFoundation

/// A model in a bundle: `NAME.momd` holds a file `VERSION.mom` for each version and says which is the current one.
struct ModelFile {
    let data: Data
    /// The module that the classes of its entities are of.
    let moduleName: String?

    init(url: URL) throws {
        guard url.pathExtension == "momd" else {
            data = try Data(contentsOf: url)
            moduleName = Self.information(in: url.deletingLastPathComponent())["HanokModuleName"] as? String
            return
        }
        let information = Self.information(in: url)
        let name = information["NSManagedObjectModel_CurrentVersionName"] as? String
        let version = name ?? url.deletingPathExtension().lastPathComponent
        data = try Data(contentsOf: url.appendingPathComponent(version + ".mom"))
        moduleName = information["HanokModuleName"] as? String
    }

    private static func information(in folder: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("VersionInfo.plist")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    /// All models of a bundle.
    static func urls(in bundle: Bundle) -> [URL] {
        ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }.map {
            $0 as URL
        }
        .sorted { $0.path < $1.path }
    }

    /// The model of a name in the app's bundle or in one of its packages'.
    static func url(named name: String) -> URL? {
        let bundles = [Bundle.main] + Bundle.allBundles
        return bundles.lazy.compactMap {
            $0.url(forResource: name, withExtension: "momd") ?? $0.url(forResource: name, withExtension: "mom")
        }.first
    }
}
