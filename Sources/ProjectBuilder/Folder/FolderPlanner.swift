import Foundation
import XcodeProject

/// Plans the build of a folder of Swift files that no project describes.
struct FolderPlanner {
    let folder: String
    let options: BuildOptions

    func plan() throws -> BuildPlan {
        let content = SwiftFolder(path: folder)
        let name = (folder as NSString).lastPathComponent
        if let scheme = options.scheme, scheme != name {
            throw ProjectError(
                file: folder, message: "there is no scheme or target '\(scheme)' in a folder of sources; leave it out")
        }
        var settings = CompilerSettings()
        if options.configuration == .debug { settings.conditions = ["DEBUG"] }
        var module = ModulePlan(
            name: BuildSettings.identifier(name), kind: .app, sources: content.sources, settings: settings)
        module.dataModels = content.others.filter(DataModelFile.isDataModel).map { ResourceFile(path: $0) }
        var plan = BuildPlan(name: name, modules: [module])
        plan.resources = resources(content)
        plan.information = try information(content, name: name)
        if !content.testSources.isEmpty {
            let tests = ModulePlan(
                name: module.name + "Tests", kind: .tests, sources: content.testSources, settings: settings)
            plan.tests = [tests]
        }
        return plan
    }

    private func resources(_ content: SwiftFolder) -> [ResourceFile] {
        let kept = content.others.filter { path in
            let file = (path as NSString).lastPathComponent
            return file != "Info.plist" && !DataModelFile.isDataModel(path)
                && !Self.notCarried.contains((file as NSString).pathExtension.lowercased())
        }
        return kept.map { path in
            let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            return ResourceFile(path: path, region: parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil)
        }
    }

    private func information(_ content: SwiftFolder, name: String) throws -> InformationPropertyList {
        let file = content.others.first { ($0 as NSString).lastPathComponent == "Info.plist" }
        let identifier = BuildSettings.identifier(name)
        let variables = BuildSettings(levels: [
            [
                "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": identifier, "EXECUTABLE_NAME": name,
                "PRODUCT_BUNDLE_IDENTIFIER": "hanok.\(identifier)", "DEVELOPMENT_LANGUAGE": "en",
                "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            ]
        ])
        var result = try file.map { try InformationPropertyList(path: $0, expanding: variables.expand) } ?? .init()
        result.setDefault("CFBundleIdentifier", "hanok.\(identifier)")
        result.setDefault("CFBundleName", name)
        result.setDefault("CFBundleExecutable", name)
        result.setDefault("CFBundleDevelopmentRegion", "en")
        result.setDefault("CFBundleShortVersionString", "1.0")
        result.setDefault("CFBundleVersion", "1")
        return result
    }

    private static let notCarried = ["md", "xcconfig", "entitlements", "h", "m", "docc", "resolved", "yml", "script"]
}
