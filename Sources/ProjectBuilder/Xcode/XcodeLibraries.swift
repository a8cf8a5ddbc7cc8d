import XcodeProject

/// A framework or library that an app is linked with, with the project that has it.
struct XcodeLibrary {
    let project: XcodeProject
    let target: XcodeTarget
}

/// Finds the frameworks and libraries that a target needs: of its own project, of those that lie in it, and of those that
/// stand beside it in a workspace.
final class XcodeLibraries {
    private let project: XcodeProject
    /// Read when the project itself does not have what is linked.
    private lazy var others = readOthers()
    private var visited: Set<String> = []
    private var found: [XcodeLibrary] = []

    init(project: XcodeProject) { self.project = project }

    /// What a target of the project needs, those that others need first.
    func needed(by target: XcodeTarget) -> [XcodeLibrary] {
        (visited, found) = ([], [])
        visit(XcodeLibrary(project: project, target: target))
        return found
    }

    private func visit(_ library: XcodeLibrary) {
        guard visited.insert(library.project.path + library.target.identifier).inserted else { return }
        for next in own(library) + foreign(library) {
            let isNew = !visited.contains(next.project.path + next.target.identifier)
            visit(next)
            if isNew { found.append(next) }
        }
    }

    private func own(_ library: XcodeLibrary) -> [XcodeLibrary] {
        library.project.targets
            .filter { library.target.dependencies.contains($0.identifier) && Self.isLibrary($0) }
            .map { XcodeLibrary(project: library.project, target: $0) }
    }

    private func foreign(_ library: XcodeLibrary) -> [XcodeLibrary] {
        let own = Set(library.project.targets.compactMap(\.product))
        return library.target.linkedProducts.filter { !own.contains($0) }.compactMap { product in
            others.lazy.compactMap { project in
                project.targets.first { $0.product == product && Self.isLibrary($0) }
                    .map { XcodeLibrary(project: project, target: $0) }
            }.first
        }
    }

    private static func isLibrary(_ target: XcodeTarget) -> Bool {
        [.framework, .staticLibrary].contains(target.productType)
    }

    private func readOthers() -> [XcodeProject] {
        var paths = project.subprojects + Workspace.around(project: project.path).flatMap(\.projects)
        var seen: Set<String> = [project.path]
        var projects: [XcodeProject] = []
        while let path = paths.popLast() {
            guard seen.insert(path).inserted, let other = try? XcodeProject(path: path) else { continue }
            projects.append(other)
            paths += other.subprojects
        }
        return projects
    }
}
