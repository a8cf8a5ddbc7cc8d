import XcodeProject

/// The extensions of a project's apps. Those with widgets run by themselves; of others nothing can be shown.
struct XcodeExtensions {
    let project: XcodeProject
    let choice: XcodeTargetChoice

    /// The extension that is to be built.
    /// - Throws: `ProjectError` where it has no widgets.
    func chosen(_ information: InformationPropertyList) throws -> AppExtension {
        let point = Self.point(information)
        guard point == AppExtension.widgets else {
            let kind =
                point.isEmpty ? "says nothing of its kind (NSExtensionPointIdentifier)" : "is of the kind '\(point)'"
            throw ProjectError(
                file: project.file, line: choice.target.line,
                message: "the app extension '\(choice.target.name)' \(kind); of extensions only widgets can be run",
                advice: "run its app, whose target is chosen with --scheme: \(apps)")
        }
        return AppExtension(point: point, appIdentifier: try choice.containingApp.flatMap(identifier))
    }

    private var apps: String {
        project.targets.filter { $0.productType == .application }.map(\.name).joined(separator: ", ")
    }

    private func identifier(of target: XcodeTarget) throws -> String? {
        guard case .string(let text) = try information(of: target)["CFBundleIdentifier"] else { return nil }
        return text
    }

    /// How the widgets of the app are run, which is built without them.
    func notes() -> [String] {
        let extensions = project.targets.filter {
            $0.productType == .appExtension && choice.target.dependencies.contains($0.identifier)
        }
        let widgets = extensions.filter { target in
            (try? information(of: target)).map(Self.point) == AppExtension.widgets
        }
        guard let first = widgets.first else { return [] }
        return [
            "\(project.file):\(first.line): note: the app runs without its widgets; they run by themselves with --scheme: "
                + widgets.map(\.name).joined(separator: ", ")
        ]
    }

    private func information(of target: XcodeTarget) throws -> InformationPropertyList {
        try InformationPropertyList(
            settings: project.settings(of: target, configuration: choice.configuration), folder: project.folder)
    }

    private static func point(_ information: InformationPropertyList) -> String {
        for key in ["NSExtension", "EXAppExtensionAttributes"] {
            if case .dictionary(let entries) = information[key] {
                for name in ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"] {
                    if case .string(let point) = entries[name] { return point }
                }
            }
        }
        return ""
    }
}
