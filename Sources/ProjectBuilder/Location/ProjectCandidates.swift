import Foundation
import XcodeProject

/// Several projects of which one may be meant.
struct ProjectCandidates {
    private let locations: [ProjectLocation]
    /// The path that was asked for.
    private let origin: String

    /// - Parameter scheme: leaves those out that have no scheme or target of this name and no such name of their own, as long
    ///   as one has it.
    init(_ locations: [ProjectLocation], of origin: String, scheme: String?) {
        let having = scheme.map { name in locations.filter { Self.hasScheme(name, $0) } } ?? []
        self.locations = having.isEmpty ? locations : having
        self.origin = origin
    }

    private static func hasScheme(_ name: String, _ location: ProjectLocation) -> Bool {
        guard case .xcodeProject(let path) = location, let project = try? XcodeProject(path: path) else { return false }
        return project.name == name || project.schemes.contains { $0.name == name }
            || project.targets.contains { $0.name == name }
    }

    /// The only one, the one named like the folder or workspace, or the only one with an app; nil where there is none.
    /// - Throws: `ProjectError` with the list where several are left.
    func choice() throws -> ProjectLocation? {
        if locations.count <= 1 { return locations.first }
        let name = ((origin as NSString).lastPathComponent as NSString).deletingPathExtension
        if let same = locations.first(where: { Self.name($0) == name }) { return same }
        let apps = locations.filter(Self.hasApp)
        if apps.count == 1 { return apps.first }
        throw ProjectError(
            file: origin, message: "there is more than one project here, and it is not said which is meant",
            advice: "name one of them by its path, or by an option:"
                + (apps.isEmpty ? locations : apps).map { "\n    " + Self.hint($0) }.joined())
    }

    /// What to type for one of them.
    private static func hint(_ location: ProjectLocation) -> String {
        guard case .xcodeProject(let path) = location, let project = try? XcodeProject(path: path) else {
            return location.path
        }
        let apps = project.targets.filter { $0.productType == .application }.map(\.name)
        return ([path] + apps.map { "--scheme \($0.contains(" ") ? "'\($0)'" : $0)" }).joined(separator: "   ")
    }

    private static func name(_ location: ProjectLocation) -> String {
        ((location.path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// A project that can't be read stays in the list, so that its error is told once it is named.
    private static func hasApp(_ location: ProjectLocation) -> Bool {
        guard case .xcodeProject(let path) = location, let project = try? XcodeProject(path: path) else { return true }
        return project.targets.contains { $0.productType == .application }
    }
}
