import Foundation
import XcodeProject

/// The files of one package target.
struct PackageTargetFiles {
    private let target: PackageTarget
    let folder: String
    private let manifestFile: String

    /// - Throws: `ProjectError` where the target's folder is not on the disk.
    init(_ target: PackageTarget, of manifest: PackageManifest, folder: String) throws {
        self.target = target
        manifestFile = folder + "/Package.swift"
        let found = Self.candidates(for: target, of: manifest).map { $0 == "." ? folder : folder + "/" + $0 }
            .first { FileStamp(path: $0)?.isFolder == true }
        guard let found else {
            throw ProjectError(
                file: manifestFile, message: "the folder of the target '\(target.name)' does not exist")
        }
        self.folder = found
    }

    private static func candidates(for target: PackageTarget, of manifest: PackageManifest) -> [String] {
        if let path = target.path { return [path.isEmpty ? "." : path] }
        let parents = target.type == .test ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        let isOnly = manifest.targets.filter { $0.type != .test }.count == 1 && target.type != .test
        return parents.map { $0 + "/" + target.name } + (isOnly ? parents : [])
    }

    func swiftSources() throws -> [String] {
        let files = swiftFiles()
        guard !files.isEmpty else {
            throw ProjectError(file: manifestFile, message: "the target '\(target.name)' has no Swift source")
        }
        return files
    }

    /// Whether it is not written in another language.
    var hasSwift: Bool { !swiftFiles().isEmpty }

    private func swiftFiles() -> [String] { sources { $0 == "swift" } }

    /// Those of C and C++.
    var cSources: [String] { sources(CModuleCompiler.types.contains) }

    /// - Parameter isType: takes what stands behind the last point of a name, in small letters.
    private func sources(_ isType: (String) -> Bool) -> [String] {
        let roots = target.sources.map { $0.map { folder + "/" + $0 } } ?? [folder]
        return roots.flatMap(files(below:)).filter { isType(($0 as NSString).pathExtension.lowercased()) }
    }

    /// What becomes a part of the code.
    var embedded: [String] {
        target.resources.filter { $0.rule.embedInCode != nil }.flatMap { files(below: folder + "/" + $0.path) }
    }

    /// - Parameter bundle: the folder that they go into.
    func resources(bundle: String) -> [ResourceFile] { carried(bundle: bundle).filter { !isDataModel($0) } }

    /// - Parameter bundle: the folder that they go into.
    func dataModels(bundle: String) -> [ResourceFile] { carried(bundle: bundle).filter(isDataModel) }

    private func isDataModel(_ file: ResourceFile) -> Bool { !file.isFolder && DataModelFile.isDataModel(file.path) }

    private func carried(bundle: String) -> [ResourceFile] {
        let declared = target.resources.filter { $0.rule.embedInCode == nil }.flatMap { resource -> [ResourceFile] in
            let path = folder + "/" + resource.path
            let isCopied = resource.rule.copy != nil
            if isCopied { return [ResourceFile(path: path, isFolder: true, destination: bundle)] }
            return files(below: path).map { file(at: $0, bundle: bundle) }
        }
        let known = files(below: folder).filter { path in
            Self.processedByThemselves.contains((path as NSString).pathExtension)
        }
        let others = known.filter { path in !declared.contains { path == $0.path || path.hasPrefix($0.path + "/") } }
        return declared + others.map { file(at: $0, bundle: bundle) }
    }

    private func file(at path: String, bundle: String) -> ResourceFile {
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return ResourceFile(
            path: path, region: parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil, destination: bundle)
    }

    /// Types that need no declaration in the manifest.
    private static let processedByThemselves =
        ["xcassets", "xcstrings", "strings", "stringsdict", "storyboard", "xib"] + DataModelFile.extensions

    private func files(below path: String) -> [String] {
        if target.exclude.contains(where: { path == folder + "/" + $0 }) { return [] }
        let name = (path as NSString).lastPathComponent
        guard FileStamp(path: path)?.isFolder == true, !SynchronizedFolder.isOpaque(name) else {
            return name == "Package.swift" ? [] : [path]
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { files(below: path + "/" + $0) }
    }
}
