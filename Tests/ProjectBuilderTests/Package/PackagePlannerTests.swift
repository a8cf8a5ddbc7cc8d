import ProjectBuilder
import Testing
import XcodeProject

@Suite struct PackagePlannerTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Demo",
            dependencies: [.package(path: "Helper")],
            targets: [
                .executableTarget(
                    name: "Demo", dependencies: ["Kit", .product(name: "Helper", package: "Helper")],
                    exclude: ["Old"], resources: [.copy("Data")],
                    swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .define("X")]),
                .target(name: "Kit", path: "Elsewhere"),
                .testTarget(name: "DemoTests", dependencies: ["Demo"]),
            ])
        """

    private static let helper = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Helper", products: [.library(name: "Helper", targets: ["HelperModule"])],
            targets: [.target(name: "HelperModule", path: ".")])
        """

    private func folder() throws -> String {
        try Fixture.folder(
            named: "Demo",
            [
                "Package.swift": Self.manifest, "Sources/Demo/Main.swift": "@main struct M { static func main() {} }",
                "Sources/Demo/Old/Old.swift": "broken", "Sources/Demo/Data/a.txt": "a",
                "Elsewhere/Kit.swift": "public let kit = 1", "Tests/DemoTests/T.swift": "import XCTest",
                "Helper/Package.swift": Self.helper, "Helper/Helper.swift": "public let helper = 1",
            ])
    }

    @Test func targetsAndLocalPackagesBecomeModules() throws {
        let plan = try Fixture.plan(folder())
        #expect(plan.modules.map(\.name) == ["Kit", "HelperModule", "Demo"])
        #expect(
            plan.modules.map { $0.sources.map { $0.split(separator: "/").last } } == [
                ["Kit.swift"], ["Helper.swift"], ["Main.swift"],
            ])
        #expect(plan.tests.map(\.name) == ["DemoTests"])
    }

    @Test func settingsAreThoseOfTheManifest() throws {
        let plan = try Fixture.plan(folder())
        #expect(plan.app.settings.languageVersion == "5")
        #expect(plan.app.settings.defaultIsolation == "MainActor")
        #expect(plan.app.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "X"])
        #expect(plan.modules.map(\.settings.languageVersion) == ["6", "5", "5"])
        #expect(plan.modules.map(\.settings.packageName) == ["Demo", "Helper", "Demo"])
    }

    @Test func copiedResourcesKeepTheirFolder() throws {
        let plan = try Fixture.plan(folder())
        #expect(plan.resources.map(\.isFolder) == [true])
        #expect(plan.app.generatedSources["ResourceBundle.swift"]?.contains("Bundle.main") == true)
    }

    @Test func aPackageWithoutAppIsALibrary() throws {
        let plan = try Fixture.plan("Synchronized/Packages/Local")
        #expect(plan.isLibrary)
        #expect(plan.modules.map(\.name) == ["Deep", "Local", "Local_Host"])
        #expect(plan.tests.map(\.name) == ["LocalTests"])
    }

    @Test func aBrokenManifestIsNamed() throws {
        let folder = try Fixture.folder(["Package.swift": "// swift-tools-version: 6.0\nimport Nothing\n"])
        let error = #expect(throws: ProjectError.self) { try Fixture.plan(folder) }
        #expect(error?.file == folder + "/Package.swift")
        #expect(error?.message.contains("no such module 'Nothing'") == true)
    }

    @Test func aTargetWithoutFolderIsNamed() throws {
        let folder = try Fixture.folder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.executableTarget(name: "Gone"), .target(name: "Other")])
            """
        ])
        let error = #expect(throws: ProjectError.self) { try Fixture.plan(folder) }
        #expect(error?.message == "the folder of the target 'Gone' does not exist")
    }

    @Test(arguments: [
        ".build/checkouts/Helper", "SourcePackages/checkouts/helper", "DerivedData/x/SourcePackages/checkouts/Helper",
    ])
    func packagesThatWereFetchedBeforeAreUsed(place: String) throws {
        let manifest = Self.manifest.replacing(
            ".package(path: \"Helper\")", with: ".package(url: \"https://example.com/Helper.git\", from: \"1.0.0\")")
        var files = [
            "Package.swift": manifest, "Sources/Demo/Main.swift": "@main struct M { static func main() {} }",
            "Sources/Demo/Data/a.txt": "a", "Elsewhere/Kit.swift": "public let kit = 1",
            "Tests/DemoTests/T.swift": "import XCTest",
        ]
        #expect(try Fixture.plan(Fixture.folder(named: "Demo", files)).missingProducts.map(\.name) == ["Helper"])
        files[place + "/Package.swift"] = Self.helper
        files[place + "/Helper.swift"] = "public let helper = 1"
        let plan = try Fixture.plan(Fixture.folder(named: "Demo", files))
        #expect(plan.modules.map(\.name) == ["Kit", "HelperModule", "Demo"])
        #expect(plan.missingProducts.isEmpty)
    }
}
