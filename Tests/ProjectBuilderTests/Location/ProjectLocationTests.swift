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
        #expect(error?.message.contains("\(other)/App.xcodeproj\n") == true)
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
