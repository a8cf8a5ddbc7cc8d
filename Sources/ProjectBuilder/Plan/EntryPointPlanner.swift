import XcodeProject

/// Gives an app a start where its sources have none of their own, as old tutorials and half-copied projects.
struct EntryPointPlanner {
    /// The path that an error names.
    let location: String

    func complete(_ plan: inout BuildPlan) throws {
        if plan.isLibrary { return }
        let last = plan.modules.count - 1
        let sources = plan.modules[last].sources
        switch EntryPoint.find(in: sources) {
        case .attribute(let isOnApplicationDelegate):
            if isOnApplicationDelegate { addSceneDelegate(EntryPoint.sceneDelegate(in: sources), to: &plan) }
        case .mainFile: addSceneDelegate(EntryPoint.sceneDelegate(in: sources), to: &plan)
        case .delegates(let application, let scene):
            addSceneDelegate(scene, to: &plan)
            plan.modules[last].generatedSources["EntryPoint.swift"] = Self.source(delegate: application)
        case .none(let app):
            let advice =
                app.map { "put '@main' before 'struct \($0)'" } ?? "add a type that conforms to 'App', with '@main'"
            throw ProjectError(file: location, message: "the app has no entry point; \(advice)")
        }
    }

    /// Names the scene delegate where no `Info.plist` does, as in a folder of sources.
    private func addSceneDelegate(_ name: String?, to plan: inout BuildPlan) {
        guard let name, plan.information["UIApplicationSceneManifest"] == nil else { return }
        plan.information.setSceneDelegate("\(plan.app.name).\(name)")
    }

    private static func source(delegate: String?) -> String {
        guard let delegate else {
            return """
                import UIKit

                @main
                final class GeneratedApplicationDelegate: UIResponder, UIApplicationDelegate {}

                """
        }
        return """
            import UIKit

            @main
            enum GeneratedEntryPoint {
                @MainActor static func main() { \(delegate).main() }
            }

            """
    }
}
