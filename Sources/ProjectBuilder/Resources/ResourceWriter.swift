import Foundation
import XcodeProject

/// Lays an app's resources into its bundle, in the forms that Foundation and the engine read.
package struct ResourceWriter {
    let bundle: String
    package private(set) var warnings: [String] = []
    /// The assets of each bundle, by its folder in the app's bundle.
    private var indices: [String: AssetIndex] = [:]
    private var strings: [String: LocalizedTables] = [:]

    package init(bundle: String) { self.bundle = bundle }

    /// - Throws: `ProjectError` where a resource can't be read.
    package mutating func write(_ resources: [ResourceFile]) throws {
        for resource in resources { try write(resource) }
        for (destination, index) in indices where !index.isEmpty {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(index).write(to: url(destination + "/Assets.car", "Contents.json"))
        }
        for (destination, tables) in strings { try tables.write(to: folder(destination)) }
    }

    private mutating func write(_ resource: ResourceFile) throws {
        let name = (resource.path as NSString).lastPathComponent
        guard FileStamp(path: resource.path) != nil else {
            throw ProjectError(file: resource.path, message: "this resource of the app does not exist")
        }
        switch (name as NSString).pathExtension.lowercased() {
        case "xcassets" where !resource.isFolder: try compileCatalog(resource)
        case "strings" where !resource.isFolder:
            try strings[resource.destination, default: .init()].add(
                StringsFile(path: resource.path), table: table(name), region: resource.region)
        case "stringsdict" where !resource.isFolder:
            try strings[resource.destination, default: .init()].add(
                PluralTable(path: resource.path), table: table(name), region: resource.region)
        case "xcstrings" where !resource.isFolder:
            try strings[resource.destination, default: .init()].add(
                StringCatalog(path: resource.path), table: table(name))
        default: try copy(resource, name: name)
        }
    }

    private func table(_ name: String) -> String { (name as NSString).deletingPathExtension }

    private mutating func compileCatalog(_ resource: ResourceFile) throws {
        var compiler = AssetCatalogCompiler(catalog: resource.path, bundle: try folder(resource.destination))
        try compiler.compile()
        warnings += compiler.warnings
        indices[resource.destination, default: .init()].merge(compiler.index)
    }

    private func copy(_ resource: ResourceFile, name: String) throws {
        var parent = try folder(resource.destination)
        if let region = resource.region { parent += "/\(region).lproj" }
        try BuildFolder.create(parent)
        let target = parent + "/" + name
        if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
        try FileManager.default.copyItem(atPath: resource.path, toPath: target)
    }

    func folder(_ destination: String) throws -> String {
        let path = destination.isEmpty ? bundle : bundle + "/" + destination
        try BuildFolder.create(path)
        return path
    }

    private func url(_ destination: String, _ name: String) throws -> URL {
        URL(fileURLWithPath: try folder(destination) + "/" + name)
    }
}
