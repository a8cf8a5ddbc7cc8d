import Foundation
import Testing
import XcodeProject

@Suite struct XcodeProjectTests {
    private func relative(_ paths: [String], to project: XcodeProject) -> [String] {
        paths.map { $0.replacingOccurrences(of: project.folder + "/", with: "") }
    }

    @Test func fileReferencesAreResolvedThroughTheirGroups() throws {
        let project = try Fixture.project("Classic/Classic.xcodeproj")
        let app = try #require(project.targets.first { $0.name == "Classic" })
        #expect(
            relative(app.sources.map(\.path), to: project) == [
                "Classic/Views/ContentView.swift", "Classic/AppDelegate.swift", "Classic/SceneDelegate.swift",
                "Shared/Shared \"A\" é.swift",
            ])
        #expect(app.productType == .application)
        #expect(project.developmentRegion == "en")
    }

    @Test func filesOfOtherPlatformsAreLeftOut() throws {
        let project = try Fixture.project("Classic/Classic.xcodeproj")
        #expect(project.targets.flatMap(\.sources).contains { $0.path.hasSuffix("Mac.swift") } == false)
    }

    @Test func variantGroupsGiveAFileForEachRegion() throws {
        let project = try Fixture.project("Classic/Classic.xcodeproj")
        let resources = try #require(project.targets.first { $0.name == "Classic" }).resources
        #expect(
            relative(resources.map(\.path), to: project) == [
                "Classic/Assets.xcassets", "Classic/en.lproj/Localizable.strings",
                "Classic/ko.lproj/Localizable.strings", "Classic/Data",
            ])
        #expect(resources.map(\.region) == [nil, "en", "ko", nil])
        #expect(resources.map(\.isFolder) == [false, false, false, true])
    }

    @Test func targetsDependOnWhatTheyNameAndWhatTheyLink() throws {
        let project = try Fixture.project("Classic/Classic.xcodeproj")
        let names = { (target: XcodeTarget) in
            project.targets.filter { target.dependencies.contains($0.identifier) }.map(\.name)
        }
        #expect(try names(#require(project.targets.first { $0.name == "Classic" })) == ["ClassicKit"])
        #expect(try names(#require(project.targets.first { $0.name == "ClassicTests" })) == ["Classic"])
    }

    @Test func synchronizedFoldersGiveTheirFilesButTheExceptions() throws {
        let project = try Fixture.project("Synchronized/Synchronized.xcodeproj")
        let app = try #require(project.targets.first { $0.name == "Weather App" })
        let files = app.synchronizedFolders.flatMap { $0.files() }
        #expect(
            relative(files.map(\.path), to: project) == [
                "App/Folder", "App/Localizable.xcstrings", "App/Models/City.swift", "App/Notes.md",
                "App/Resources/cities.json", "App/WeatherApp.swift", "App/en.lproj/InfoPlist.strings",
                "Lent/Lent.swift",
            ])
        #expect(files.filter(\.isFolder).map { ($0.path as NSString).lastPathComponent } == ["Folder"])
        #expect(files.compactMap(\.region) == ["en"])
    }

    @Test func aFolderThatAnotherTargetOwnsLendsOnlyItsExceptions() throws {
        let project = try Fixture.project("Synchronized/Synchronized.xcodeproj")
        let watch = try #require(project.targets.first { $0.name == "Watch" })
        let names = watch.synchronizedFolders.flatMap { $0.files() }.map { ($0.path as NSString).lastPathComponent }
        #expect(names == ["Lent.swift", "WatchApp.swift"])
    }

    @Test func localPackagesAreFound() throws {
        let project = try Fixture.project("Synchronized/Synchronized.xcodeproj")
        #expect(project.packages.map(\.location) == [.local(project.folder + "/Packages/Local")])
        #expect(project.targets.first { $0.name == "Weather App" }?.packageProducts == ["Local"])
    }

    @Test func remotePackagesKeepTheirAddress() throws {
        let project = try Fixture.project(
            objects: """
                P = {isa = PBXProject; packageReferences = (R, ); };
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a.git"; };
                """)
        #expect(project.packages.map(\.location) == [.remote(address: "https://example.org/a.git")])
    }
}

// MARK: - Broken projects

extension XcodeProjectTests {
    private func error(_ body: () throws -> XcodeProject) -> ProjectError? {
        do {
            _ = try body()
            return nil
        } catch { return error as? ProjectError }
    }

    @Test func aFolderWithoutProjectFileIsNamed() {
        let error = error { try XcodeProject(path: "/nowhere/A.xcodeproj") }
        #expect(
            error?.description
                == "/nowhere/A.xcodeproj: error: there is no readable project.pbxproj in this project\n"
                + "  the folder is not whole: copy it, or check it out, again")
    }

    @Test func aSyntaxErrorNamesFileAndLine() throws {
        let error = try #require(error { try Fixture.project("BrokenProject/Broken.xcodeproj") })
        #expect(error.file.hasSuffix("Broken.xcodeproj/project.pbxproj"))
        #expect(error.line == 4)
    }

    @Test func aTargetWithoutNameNamesItsLine() {
        let error = error {
            try Fixture.project(objects: "P = {isa = PBXProject; targets = (T, ); };\nT = {isa = PBXNativeTarget; };")
        }
        #expect(error?.line == 2)
        #expect(error?.message == "the PBXNativeTarget T has no 'name'")
    }

    @Test func aGroupThatContainsItselfIsAnErrorAndNoEndlessLoop() {
        let error = error {
            try Fixture.project(
                objects: """
                    P = {isa = PBXProject; mainGroup = A; };
                    A = {isa = PBXGroup; children = (B, ); path = a; };
                    B = {isa = PBXGroup; children = (A, ); path = b; };
                    """)
        }
        #expect(error?.message == "the group A contains itself")
    }

    @Test func referencesThatLeadNowhereAreSkipped() throws {
        let project = try Fixture.project(
            objects: """
                P = {isa = PBXProject; mainGroup = A; targets = (T, GONE, ); };
                A = {isa = PBXGroup; children = (GONE, ); };
                T = {isa = PBXNativeTarget; name = T; buildPhases = (GONE, S, ); };
                S = {isa = PBXSourcesBuildPhase; files = (GONE, ); };
                """)
        #expect(project.targets.map(\.name) == ["T"])
    }
}
