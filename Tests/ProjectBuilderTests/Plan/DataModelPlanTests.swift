import Foundation
import ProjectBuilder
import Testing

/// Where Core Data models are found, and to whose classes they belong.
@Suite struct DataModelPlanTests {
    private let model = "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>"

    private func names(_ plan: BuildPlan) -> [String] {
        plan.app.dataModels.map { ($0.path as NSString).lastPathComponent }
    }

    @Test func anXcodeProjectHasThemAmongItsSources() throws {
        let plan = try Fixture.plan("ItemLog")
        #expect(names(plan) == ["ItemLog.xcdatamodeld"])
        #expect(plan.resources.isEmpty)
        #expect(plan.warnings.isEmpty)
    }

    @Test func aFolderHasThemBesideItsSources() throws {
        let folder = try Fixture.folder([
            "App.swift": "import SwiftUI\n@main struct A: App {}",
            "Data/Store.xcdatamodeld/Store.xcdatamodel/contents": model,
        ])
        let plan = try Fixture.plan(folder)
        #expect(names(plan) == ["Store.xcdatamodeld"])
        #expect(plan.resources.isEmpty)
    }

    @Test func aPackageNeedNotDeclareThem() throws {
        let folder = try Fixture.folder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Model"), .executableTarget(name: "Shop", dependencies: ["Model"])])
            """,
            "Sources/Shop/App.swift": "@main struct A {}", "Sources/Model/Model.swift": "",
            "Sources/Model/Store.xcdatamodeld/Store.xcdatamodel/contents": model,
        ])
        let plan = try Fixture.plan(folder)
        let module = try #require(plan.modules.first { $0.name == "Model" })
        #expect(module.dataModels.map(\.destination) == ["Shop_Model.resources"])
        #expect(module.generatedSources["ResourceBundle.swift"] != nil)
    }

    @Test func theReportKnowsTheirClasses() throws {
        let names = try DataModelNames(modules: Fixture.plan("ItemLog").modules).names
        #expect(names.isSuperset(of: ["Item", "timestamp", "isPinned", "fetchRequest"]))
    }
}
