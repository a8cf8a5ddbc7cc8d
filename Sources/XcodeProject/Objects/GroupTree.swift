import Foundation

/// Where the references of a project lie on disk: the group tree, walked once.
struct GroupTree {
    /// The absolute path of each reference, group and synchronized folder, by identifier. References into an SDK or
    /// the build products are absent: they aren't files of the project.
    private(set) var paths: [String: String] = [:]

    private let objects: ProjectObjects
    private let projectFolder: String

    init(objects: ProjectObjects, projectFolder: String) throws {
        self.objects = objects
        self.projectFolder = projectFolder
        if let main = try objects.object("mainGroup", of: objects.root) {
            try visit(main, parent: projectFolder, ancestors: [])
        }
    }

    private mutating func visit(_ object: ProjectObject, parent: String, ancestors: Set<String>) throws {
        if ancestors.contains(object.identifier) {
            throw object.error("the group \(object.identifier) contains itself")
        }
        guard let path = path(of: object, parent: parent).map(DiskPath.resolve) else { return }
        paths[object.identifier] = path
        for child in try objects.objects("children", of: object) {
            try visit(child, parent: path, ancestors: ancestors.union([object.identifier]))
        }
    }

    private func path(of object: ProjectObject, parent: String) -> String? {
        let relative = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return join(parent, relative)
        case "<absolute>": return relative
        case "SOURCE_ROOT", "PROJECT_DIR": return join(projectFolder, relative)
        default: return nil
        }
    }

    private func join(_ folder: String, _ relative: String) -> String {
        if relative.isEmpty { return folder }
        if relative.hasPrefix("/") { return relative }
        return URL(fileURLWithPath: folder + "/" + relative).standardized.path
    }
}
