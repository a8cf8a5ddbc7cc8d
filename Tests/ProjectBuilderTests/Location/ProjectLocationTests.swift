import ProjectBuilder
import Testing
import XcodeProject

@Suite struct ProjectLocationTests {
    private static let source = ["App.swift": "let a = 1"]

    @Test func aProjectInTheFolderComesFirst() throws {
        let folder = try Fixture.folder(
            Self.source.merging(["A.xcodeproj/project.pbxproj": "", "Package.swift": ""]) { $1 })
        #expect(try ProjectLocation.find(folder) == .xcodeProject(folder + "/A.xcodeproj"))
        #expect(try ProjectLocation.find(folder + "/Package.swift") == .package(folder))
        #expect(
            try ProjectLocation.find(folder + "/A.xcodeproj/project.pbxproj") == .xcodeProject(folder + "/A.xcodeproj"))
    }

    @Test func aPackageComesBeforeProjectsBelow() throws {
        let folder = try Fixture.folder(["Package.swift": "", "Below/A.xcodeproj/project.pbxproj": ""])
        #expect(try ProjectLocation.find(folder) == .package(folder))
    }

    @Test func aLibraryGivesWayToAProjectBelow() throws {
        let folder = try Fixture.folder([
            "Package.swift": "products: [.library(name: \"L\")]", "Example/A.xcodeproj/project.pbxproj": "",
        ])
        #expect(try ProjectLocation.find(folder) == .xcodeProject(folder + "/Example/A.xcodeproj"))
    }

    @Test func theProjectThatLiesLeastDeepIsFound() throws {
        let folder = try Fixture.folder([
            "apps/ios/A.xcodeproj/project.pbxproj": "", "apps/ios/Old/B.xcodeproj/project.pbxproj": "",
            "x/C.swiftpm/Package.swift": "",
        ])
        #expect(try ProjectLocation.find(folder) == .package(folder + "/x/C.swiftpm"))
        #expect(try ProjectLocation.find(folder + "/apps") == .xcodeProject(folder + "/apps/ios/A.xcodeproj"))
    }

    @Test func aWorkspaceLeadsToItsProject() throws {
        let list = """
            <Workspace version="1.0"><Group location="container:Sub"><FileRef location="group:App.xcodeproj"/></Group>
            <FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
            """
        let folder = try Fixture.folder([
            "W.xcworkspace/contents.xcworkspacedata": list, "Sub/App.xcodeproj/project.pbxproj": "",
            "Other/B.xcodeproj/project.pbxproj": "", "Pods/Pods.xcodeproj/project.pbxproj": "",
        ])
        #expect(try ProjectLocation.find(folder + "/W.xcworkspace") == .xcodeProject(folder + "/Sub/App.xcodeproj"))
        #expect(try ProjectLocation.find(folder) == .xcodeProject(folder + "/Sub/App.xcodeproj"))
    }

    @Test func ofAWorkspacesProjectsTheOneWithTheSchemeIsTaken() throws {
        let list = """
            <Workspace version="1.0"><FileRef location="group:One/One.xcodeproj"/>
            <FileRef location="group:Two/Two.xcodeproj"/></Workspace>
            """
        let schemes = "Two.xcodeproj/xcshareddata/xcschemes"
        let folder = try Fixture.folder([
            "All.xcworkspace/contents.xcworkspacedata": list,
            "One/One.xcodeproj/project.pbxproj": Self.emptyProject,
            "Two/Two.xcodeproj/project.pbxproj": Self.emptyProject,
            "Two/\(schemes)/Second.xcscheme": "<Scheme></Scheme>",
        ])
        let workspace = folder + "/All.xcworkspace"
        let found = try ProjectLocation.find(workspace, scheme: "Second")
        #expect(found == .xcodeProject(folder + "/Two/Two.xcodeproj"))
        #expect(throws: ProjectError.self) { try ProjectLocation.find(workspace, scheme: "Third") }
    }

    private static let emptyProject = """
        { archiveVersion = 1; objectVersion = 56; rootObject = R;
          objects = { R = { isa = PBXProject; targets = (); mainGroup = G; buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (); }; L = { isa = XCConfigurationList; buildConfigurations = (); }; }; }
        """

    @Test func lettersOfAPathMayHaveAnotherCaseOrForm() throws {
        let decomposed = "한옥".decomposedStringWithCanonicalMapping
        let folder = try Fixture.folder(["\(decomposed)/Some.xcodeproj/project.pbxproj": ""])
        #expect(
            try ProjectLocation.find(folder + "/한옥/some.xcodeproj")
                == .xcodeProject(folder + "/\(decomposed)/Some.xcodeproj"))
    }

    @Test func aProjectOneLevelBelowIsFound() throws {
        let folder = try Fixture.folder([
            "Below/A.xcodeproj/project.pbxproj": "", "Pods/P.xcodeproj/project.pbxproj": "",
        ])
        #expect(try ProjectLocation.find(folder) == .xcodeProject(folder + "/Below/A.xcodeproj"))
    }

    @Test func ofSeveralProjectsTheFoldersNamesakeIsTaken() throws {
        let files = ["App.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]
        let folder = try Fixture.folder(named: "App", files)
        #expect(try ProjectLocation.find(folder) == .xcodeProject(folder + "/App.xcodeproj"))
        let other = try Fixture.folder(named: "Other", files)
        let error = #expect(throws: ProjectError.self) { try ProjectLocation.find(other) }
        #expect(error?.advice?.contains("\n    \(other)/App.xcodeproj\n") == true)
    }

    @Test func aFolderOfSwiftFilesIsTakenAsItIs() throws {
        let folder = try Fixture.folder(["Deep/Down/App.swift": ""])
        #expect(try ProjectLocation.find(folder) == .folder(folder))
    }

    @Test(arguments: [[String: String](), ["AppTests/A.swift": ""], [".build/A.swift": ""], ["README.md": ""]])
    func aFolderWithoutAppIsAnError(files: [String: String]) throws {
        let folder = try Fixture.folder(files)
        #expect(throws: ProjectError.self) { try ProjectLocation.find(folder) }
    }
}
