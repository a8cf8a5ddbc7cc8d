import Testing
import XcodeProject

@Suite struct ConfigurationFileTests {
    private static let objects = """
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, ); };
        G = {isa = PBXGroup; children = (F, ); };
        F = {isa = PBXFileReference; path = A.xcconfig; };
        L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {OWN = project; }; };
        T = {isa = PBXNativeTarget; name = T; };
        """

    private func settings(_ files: [String: String]) throws -> BuildSettings {
        let project = try Fixture.project(objects: Self.objects, files: files)
        return project.settings(of: project.targets[0], configuration: "Debug")
    }

    @Test func aFixtureBuildsOnFilesThatIncludeOthers() throws {
        let project = try Fixture.project("Classic/Classic.xcodeproj")
        let app = try #require(project.targets.first { $0.name == "Classic" })
        let settings = project.settings(of: app, configuration: "Debug")
        #expect(settings["MARKETING_VERSION"] == "2.1")
        #expect(settings["GREETING"] == "simulator")
        #expect(settings.list("OTHER_SWIFT_FLAGS") == ["-D", "FROM_SHARED", "-D", "FROM_BASE"])
        #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "CLASSIC"])
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.classic")
        #expect(settings["LD_RUNPATH_SEARCH_PATHS"] == " @executable_path/Frameworks")
    }

    @Test func settingsOfTheProjectWinOverTheFile() throws {
        #expect(try settings(["A.xcconfig": "OWN = file\nOTHER = file;"])["OWN"] == "project")
        #expect(try settings(["A.xcconfig": "OWN = file\nOTHER = file;"])["OTHER"] == "file")
    }

    @Test(arguments: [
        ("A = 1\nnonsense", 2, "expected 'KEY = value', found 'nonsense'"),
        ("#include \"Gone.xcconfig\"", 1, "the included file"), ("#include \"A.xcconfig\"", 1, "includes itself"),
    ])
    func errorsNameTheLine(content: String, line: Int, message: String) {
        let error = #expect(throws: ProjectError.self) { try settings(["A.xcconfig": content]) }
        #expect(error?.line == line)
        #expect(error?.message.contains(message) == true)
    }

    @Test func aMissingFileIsNamed() {
        let error = #expect(throws: ProjectError.self) { try settings([:]) }
        #expect(error?.message.hasSuffix("A.xcconfig' does not exist") == true)
    }
}
