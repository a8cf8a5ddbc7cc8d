import Foundation

/// Lays Core Data models into a bundle: `NAME.momd` with a `VERSION.mom` for each version, which is the text of the
/// version's `contents`, and a `VersionInfo.plist`.
struct DataModelWriter {
    /// The module whose classes the models' entities have.
    let module: String

    /// - Parameters:
    ///   - path: an `.xcdatamodeld` or `.xcdatamodel`.
    ///   - folder: which is there already.
    func write(_ path: String, to folder: String) throws {
        let model = try DataModelFile(path: path)
        let compiled = "\(folder)/\(model.name).momd"
        try BuildFolder.create(compiled)
        for version in model.versions {
            let text = FileManager.default.contents(atPath: version.contents) ?? Data()
            try text.write(to: URL(fileURLWithPath: "\(compiled)/\(version.name).mom"))
        }
        let information = ["NSManagedObjectModel_CurrentVersionName": model.current.name, "HanokModuleName": module]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: compiled + "/VersionInfo.plist"))
    }
}

extension ResourceWriter {
    /// Lays the models in whose classes are a module's.
    package mutating func writeDataModels(of module: ModulePlan) throws {
        for model in module.dataModels {
            try DataModelWriter(module: module.name).write(model.path, to: folder(model.destination))
        }
    }
}
