import Testing

@testable import ProjectBuilder

struct ModuleMapTests {
    @Test func librariesOfTheEngineAreEmptyThoseOfModulesOnDemandAreNot() throws {
        let root = TestFolder.new()
        for name in ["CGio", "CSQLite"] {
            try BuildFolder.create("\(root)/Sources/\(name)")
            try SourceAdapter.write("module \(name) {}", to: "\(root)/Sources/\(name)/module.modulemap")
        }
        let map = HanokInstallation(root: root, products: root).moduleMap()
        #expect(
            map == """
                module CGio {}
                extern module CSQLite "\(root)/Sources/CSQLite/module.modulemap"

                """)
    }
}
