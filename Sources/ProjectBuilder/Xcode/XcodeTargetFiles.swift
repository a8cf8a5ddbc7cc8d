import Foundation
import XcodeProject

/// The files of one target, sorted into what is compiled and what is carried.
struct XcodeTargetFiles {
    private let target: XcodeTarget
    private let project: XcodeProject
    private let folderFiles: [ProjectFile]
    private let informationFile: String?

    init(_ library: XcodeLibrary, choice: XcodeTargetChoice) {
        (target, project) = (library.target, library.project)
        folderFiles = target.synchronizedFolders.flatMap { $0.files() }
        let settings = project.settings(of: target, configuration: choice.configuration)
        informationFile = settings["INFOPLIST_FILE"].map {
            DiskPath.resolve($0.hasPrefix("/") ? $0 : library.project.folder + "/" + $0)
        }
    }

    /// - Throws: `ProjectError` that names the first source or folder that is not on the disk.
    func swiftSources() throws -> [String] {
        let files = (target.sources + folderFiles).filter { $0.path.hasSuffix(".swift") }
        try checkPresence(files)
        var seen: Set<String> = []
        let paths = files.map(\.path).filter { seen.insert($0).inserted }
        guard !paths.isEmpty else {
            throw ProjectError(
                file: project.file, line: target.line,
                message: missingFolders.first ?? "the target '\(target.name)' has no Swift source",
                advice: missingFolders.isEmpty ? "add one to it, or choose another target with --scheme" : Self.advice)
        }
        return paths
    }

    func resources() throws -> [ResourceFile] {
        try checkPresence(target.resources)
        let files = target.resources.filter { !isDataModel($0) } + folderFiles.filter(isResource)
        return files.map { ResourceFile(path: $0.path, region: $0.region, isFolder: $0.isFolder) }
    }

    /// Xcode has them among the sources.
    func dataModels() throws -> [ResourceFile] {
        let files = (target.sources + target.resources + folderFiles).filter(isDataModel)
        try checkPresence(files)
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.map { ResourceFile(path: $0.path) }
    }

    /// Sources that Hanok can't compile, and folders that are missing.
    func warnings() -> [String] {
        (target.sources + folderFiles).filter { Self.foreignSources.contains(Self.type(of: $0)) }.map {
            "\($0.path): warning: this is no Swift source and is not compiled"
        } + missingFolders.map { "\(project.file):\(target.line): warning: \($0)" }
    }

    private func isResource(_ file: ProjectFile) -> Bool {
        if file.path == informationFile { return false }
        if isDataModel(file) { return false }
        return file.isFolder || !(Self.notCarried + Self.foreignSources).contains(Self.type(of: file))
    }

    private func isDataModel(_ file: ProjectFile) -> Bool { !file.isFolder && DataModelFile.isDataModel(file.path) }

    private static func type(of file: ProjectFile) -> String { (file.path as NSString).pathExtension.lowercased() }

    private static let foreignSources = [
        "m", "mm", "c", "cc", "cpp", "cxx", "metal", "xcmappingmodel", "intentdefinition", "mlmodel", "mlpackage",
    ]

    private static let notCarried = [
        "swift", "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "xctestplan", "xcodeproj", "md",
        "framework", "xcframework", "playground",
    ]

    /// What is said of synchronized folders that are not on the disk. A target that has its sources elsewhere can do
    /// without: version control keeps no empty folder.
    private var missingFolders: [String] {
        let missing = target.synchronizedFolders.map(\.path).filter { !FileManager.default.fileExists(atPath: $0) }
        return missing.map { path in
            "the folder '\((path as NSString).lastPathComponent)' of the target '\(target.name)' does not exist; "
                + "it should be at \(path)"
        }
    }

    private static let advice =
        "put it there, or take it out of the target; a checkout may lack it because of .gitignore or a submodule"

    private static func others(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: "; one more of its files is missing too"
        default: "; \(count) more of its files are missing too"
        }
    }

    private func checkPresence(_ files: [ProjectFile]) throws {
        let missing = files.filter { !FileManager.default.fileExists(atPath: $0.path) }
        guard let first = missing.first else { return }
        let others = Self.others(missing.count - 1)
        let name = (first.path as NSString).lastPathComponent
        throw ProjectError(
            file: project.file, line: first.line,
            message: "'\(name)' of the target '\(target.name)' does not exist; it should be at \(first.path)\(others)",
            advice: Self.advice)
    }
}
