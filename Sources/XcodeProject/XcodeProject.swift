import Foundation

/// An Xcode project, read from its file as it lies on disk.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj` folder.
    package let path: String
    /// The name, without `.xcodeproj`.
    package let name: String
    /// The folder that paths of the project are relative to.
    package let folder: String
    /// The path of the `project.pbxproj` in it.
    package let file: String
    package let configurations: ConfigurationList
    package let targets: [XcodeTarget]
    package let packages: [PackageReference]
    /// The paths of other projects that lie in it.
    package let subprojects: [String]
    package let schemes: [Scheme]
    package let developmentRegion: String

    /// - Parameter path: of the `.xcodeproj` folder.
    /// - Throws: `ProjectError` with the line that can't be read.
    package init(path: String) throws {
        let file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(
                file: path, message: "there is no readable project.pbxproj in this project",
                advice: "the folder is not whole: copy it, or check it out, again")
        }
        let objects = try ProjectObjects(file: file, data)
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let folder = Self.join(parent, objects.root.string("projectDirPath") ?? "")
        let tree = try GroupTree(objects: objects, projectFolder: folder)
        let reader = TargetReader(
            objects: objects, tree: tree, projectFile: file,
            configurationReader: ConfigurationReader(objects: objects, tree: tree))

        self.path = path
        self.name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.folder = folder
        self.file = file
        self.configurations = try reader.configurationReader.read(listOf: objects.root)
        self.targets = try objects.objects("targets", of: objects.root).filter { $0.isa == "PBXNativeTarget" }
            .map(reader.read)
        self.packages = try Self.packages(of: objects, folder: folder) + Self.packageFolders(of: objects, tree)
        self.subprojects = try Self.subprojects(of: objects, tree)
        self.schemes = try Scheme.read(projectPath: path)
        self.developmentRegion = objects.root.string("developmentRegion") ?? "en"
    }

    /// The settings of a target in a configuration, all levels merged.
    package func settings(of target: XcodeTarget, configuration: String) -> BuildSettings {
        BuildSettings(
            levels: configurations.levels(of: configuration) + target.configurations.levels(of: configuration),
            defaults: [
                "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": target.name,
                "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name, "SRCROOT": folder,
                "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PROJECT_FILE_PATH": path,
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
                "DEVELOPMENT_LANGUAGE": developmentRegion, "PLATFORM_NAME": "iphonesimulator",
                "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "MARKETING_VERSION": "1.0",
                "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            ])
    }

    private static func packages(of objects: ProjectObjects, folder: String) throws -> [PackageReference] {
        try objects.objects("packageReferences", of: objects.root).map { reference in
            let location: PackageReference.Location =
                reference.isa == "XCLocalSwiftPackageReference"
                ? .local(DiskPath.resolve(join(folder, try reference.requiredString("relativePath"))))
                : .remote(address: try reference.requiredString("repositoryURL"))
            return PackageReference(
                identifier: reference.identifier, location: location, line: reference.line)
        }
    }

    private static func subprojects(of objects: ProjectObjects, _ tree: GroupTree) throws -> [String] {
        try objects.objects(isa: "PBXFileReference").compactMap { tree.paths[$0.identifier] }
            .filter { $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0 + "/project.pbxproj") }
    }

    /// Packages that are only folders among the project's files, as all local ones were before Xcode 15.
    private static func packageFolders(of objects: ProjectObjects, _ tree: GroupTree) throws -> [PackageReference] {
        try objects.objects(isa: "PBXFileReference").compactMap { reference in
            guard let path = tree.paths[reference.identifier],
                FileManager.default.fileExists(atPath: path + "/Package.swift")
            else { return nil }
            return PackageReference(identifier: reference.identifier, location: .local(path), line: reference.line)
        }
    }

    private static func join(_ folder: String, _ relative: String) -> String {
        relative.isEmpty ? folder : URL(fileURLWithPath: folder + "/" + relative).standardized.path
    }
}
