import Testing
import XcodeProject

@Suite struct SchemeTests {
    @Test func aSchemeTellsWhatRunsAndHow() throws {
        let scheme = try #require(try Fixture.project("Classic/Classic.xcodeproj").schemes.first)
        #expect(scheme.name == "Classic")
        #expect(scheme.runnable == "C1A000000000000000000050")
        #expect(scheme.tests == ["C1A000000000000000000052"])
        #expect(scheme.arguments == ["-name $(PRODUCT_NAME)"])
        #expect(scheme.environment == ["CITY": "Seoul"])
        #expect(scheme.configuration == "Debug")
    }

    @Test func theSchemeOfAnExtensionTellsWhatItBuilds() throws {
        let scheme = try #require(try Fixture.project("TaskWidgets/TaskWidgets.xcodeproj").schemes.first)
        #expect(scheme.isForExtension && scheme.runnable == nil)
        #expect(scheme.built == ["570000000000000000000021", "570000000000000000000020"])
    }

    @Test func brokenXMLIsNamed() {
        let files = ["Test.xcodeproj/xcshareddata/xcschemes/A.xcscheme": "<Scheme>\n<Broken\n"]
        let error = #expect(throws: ProjectError.self) {
            try Fixture.project(objects: "P = {isa = PBXProject; };", files: files)
        }
        #expect(error?.file.hasSuffix("A.xcscheme") == true)
        #expect(error?.message == "this scheme is not valid XML")
    }
}
