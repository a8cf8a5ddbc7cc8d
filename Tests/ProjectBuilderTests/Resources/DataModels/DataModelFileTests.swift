import Foundation
import Testing
import XcodeProject

@testable import ProjectBuilder

@Suite struct DataModelFileTests {
    private func currentVersion(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
        """
    }

    @Test func theBundleHasAllVersionsAndTheNameOfTheCurrentOne() throws {
        let folder = try Fixture.folder([
            "Store.xcdatamodeld/Store.xcdatamodel/contents": "<model>1</model>",
            "Store.xcdatamodeld/Store 2.xcdatamodel/contents": "<model>2</model>",
            "Store.xcdatamodeld/.xccurrentversion": currentVersion("Store 2.xcdatamodel"),
        ])
        let bundle = Fixture.temporaryFolder()
        var module = ModulePlan(name: "Shop", kind: .app, sources: [], settings: CompilerSettings())
        module.dataModels = [ResourceFile(path: folder + "/Store.xcdatamodeld")]
        var writer = ResourceWriter(bundle: bundle)
        try writer.writeDataModels(of: module)
        #expect(try Fixture.text(bundle + "/Store.momd/Store.mom") == "<model>1</model>")
        #expect(try Fixture.text(bundle + "/Store.momd/Store 2.mom") == "<model>2</model>")
        let data = try Data(contentsOf: URL(fileURLWithPath: bundle + "/Store.momd/VersionInfo.plist"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        #expect(list == ["NSManagedObjectModel_CurrentVersionName": "Store 2", "HanokModuleName": "Shop"])
    }

    @Test func aModelWithoutVersionsIsItsOwn() throws {
        let folder = try Fixture.folder(["Store.xcdatamodel/contents": "<model/>"])
        let model = try DataModelFile(path: folder + "/Store.xcdatamodel")
        #expect(model.name == "Store")
        #expect(model.current.contents == folder + "/Store.xcdatamodel/contents")
    }

    @Test(arguments: [
        (["Store.xcdatamodeld/a.txt": ""], "this data model has no version"),
        (["Store.xcdatamodeld/Store.xcdatamodel/elements": ""], "the data model's text does not exist"),
        (
            ["Store.xcdatamodeld/Store.xcdatamodel/contents": "", "Store.xcdatamodeld/.xccurrentversion": "{"],
            "this is not a property list"
        ),
    ])
    func whatIsMissingIsTold(files: [String: String], message: String) throws {
        let folder = try Fixture.folder(files)
        let problem = try #require(throws: ProjectError.self) {
            try DataModelFile(path: folder + "/Store.xcdatamodeld")
        }
        #expect(problem.message == message)
    }

    @Test func aCurrentVersionThatIsNotThereIsTold() throws {
        let folder = try Fixture.folder([
            "Store.xcdatamodeld/Store.xcdatamodel/contents": "",
            "Store.xcdatamodeld/.xccurrentversion": currentVersion("Store 9.xcdatamodel"),
        ])
        let problem = try #require(throws: ProjectError.self) {
            try DataModelFile(path: folder + "/Store.xcdatamodeld")
        }
        #expect(problem.message == "the version 'Store 9' does not exist; there are: Store")
    }
}
