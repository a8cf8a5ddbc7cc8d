import Foundation
import Testing

@testable import ProjectBuilder

struct ModulesOnDemandTests {
    private func imported(_ source: String) throws -> [String] {
        let folder = try Fixture.folder(["A.swift": source])
        return ModulesOnDemand.imported(by: [folder + "/A.swift"])
    }

    @Test func importsAreFoundInEachForm() throws {
        #expect(try imported("import SwiftUI\nimport PhotosUI") == ["PhotosUI"])
        #expect(try imported("import class UserNotifications.UNNotification") == ["UserNotifications"])
        #expect(try imported("#if canImport(WidgetKit)\n#endif") == ["WidgetKit"])
        #expect(try imported("import SwiftUI\nstruct V { @FetchRequest var a }") == ["CoreData"])
        #expect(try imported("// Network\nlet store = \"StoreKit\"").isEmpty)
    }

    @Test func whatAModuleImportsComesBeforeIt() throws {
        let root = TestFolder.new()
        for (name, source) in ["PhotosUI": "import StoreKit", "StoreKit": "import Foundation"] {
            try BuildFolder.create("\(root)/Sources/\(name)")
            try SourceAdapter.write(source, to: "\(root)/Sources/\(name)/A.swift")
        }
        let app = try Fixture.folder(["A.swift": "import PhotosUI"]) + "/A.swift"
        let plan = BuildPlan(
            name: "App",
            modules: [ModulePlan(name: "App", kind: .app, sources: [app], settings: CompilerSettings())])
        let modules = ModulesOnDemand(installation: HanokInstallation(root: root, products: root))
        #expect(try modules.imported(by: plan).map(\.name) == ["StoreKit", "PhotosUI"])
    }

    @Test func aModuleOfTheAppsOwnIsItsOwn() throws {
        let app = try Fixture.folder(["A.swift": "import Network"]) + "/A.swift"
        let modules = ["Network", "App"].map {
            ModulePlan(name: $0, kind: $0 == "App" ? .app : .library, sources: [app], settings: CompilerSettings())
        }
        let plan = BuildPlan(name: "App", modules: modules)
        let installation = HanokInstallation(root: "/nowhere", products: "/nowhere")
        #expect(try ModulesOnDemand(installation: installation).imported(by: plan).isEmpty)
    }

    @Test(arguments: ModulesOnDemand.names)
    func eachHasSources(name: String) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        #expect(FileManager.default.fileExists(atPath: "\(root)/Sources/\(name)"))
    }
}
