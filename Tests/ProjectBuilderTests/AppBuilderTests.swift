import Foundation
import ProjectBuilder
import Testing
import XcodeProject

/// Whole builds, from a project to a running program.
@Suite(.serialized) struct AppBuilderTests {
    private func output(of app: BuiltApp, locale: String? = nil) throws -> [String] {
        let program = try locale.map(app.program) ?? app.program
        let result = try Subprocess.capture([program])
        try #require(result.succeeded, "\(result.output)")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func anXcodeProjectWithDelegatesRuns() throws {
        let app = try Fixture.builder().build(Fixture.path("Classic"))
        #expect(
            try output(of: app) == ["delegate AppDelegate", "launched on iOS", "scene Classic.SceneDelegate present"])
    }

    @Test func aSynchronizedProjectWithAPackageRuns() throws {
        let app = try Fixture.builder().build(Fixture.path("Synchronized/Synchronized.xcodeproj"))
        let lines = try output(of: app)
        #expect(lines.first == #"Text(text: "lent Seoul hello from a package deep")"#)
        #expect(lines.contains { $0.hasSuffix("/Weather App.app") })
    }

    @Test func aFolderWithNothingButASceneDelegateRuns() throws {
        let app = try Fixture.builder().build(Fixture.path("Folder"))
        #expect(
            try output(of: app) == ["delegate GeneratedApplicationDelegate", "scene Folder.SceneDelegate present"])
    }

    @Test func aPlaygroundPackageRuns() throws {
        let app = try Fixture.builder().build(Fixture.path("Playground.swiftpm"))
        #expect(try output(of: app).first == #"Text(text: "playground")"#)
    }

    @Test(arguments: [("en", "Apartment"), ("ko", "아파트")])
    func keysThatAreNotTranslatedComeFromTheInformation(locale: String, name: String) throws {
        let folder = try Fixture.folder([
            "main.swift": """
            import Foundation
            for key in ["CFBundleDisplayName", "Own"] { print(Bundle.main.object(forInfoDictionaryKey: key) ?? "nil") }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>Own</key><array><integer>7</integer></array>
            <key>CFBundleDisplayName</key><string>plain</string></dict></plist>
            """,
            "en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Apartment\";",
            "ko.lproj/InfoPlist.strings": "CFBundleDisplayName = \"아파트\";",
        ])
        #expect(try output(of: Fixture.builder().build(folder), locale: locale) == [name, "[7]"])
    }

    @Test func aMainFileIsAnEntryPoint() throws {
        let folder = try Fixture.folder(["main.swift": "import SwiftUI\nprint(\"by hand\")\n"])
        #expect(try output(of: Fixture.builder().build(folder)) == ["by hand"])
    }

    @Test func anAppMayBearTheNameOfAModuleOfTheEngine() throws {
        let folder = try Fixture.folder(
            named: "Drawing",
            [
                "App.swift": """
                import SwiftUI
                @main struct DrawingApp: App { var body: some Scene { WindowGroup { Text(Drawing.title) } } }
                """, "Model.swift": "let title = \"mine\"",
            ])
        #expect(try output(of: Fixture.builder().build(folder)).first == #"Text(text: "mine")"#)
    }

    @Test(arguments: ["SwiftUI", "Testing", "class", "내 앱 하나", "🎉"])
    func aFolderMayHaveAnyName(name: String) throws {
        let folder = try Fixture.folder(
            named: name,
            [
                "App.swift": """
                import SwiftUI
                @main struct NamedApp: App { var body: some Scene { WindowGroup { SwiftUI.Text(title) } } }
                """, "Model.swift": "let title = \"mine\"",
            ])
        #expect(try output(of: Fixture.builder().build(folder)).first == #"Text(text: "mine")"#)
    }

    @Test func anAppSpeaksTheLanguageThatIsAskedFor() throws {
        let folder = try Fixture.folder([
            "App.swift": "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "ko.lproj/Localizable.strings": "\"hello\" = \"안녕\";",
        ])
        let app = try Fixture.builder().build(folder)
        #expect(try output(of: app).last == "Hello")
        #expect(try output(of: app, locale: "ko_KR").last == "안녕")
        #expect(try output(of: app, locale: "fr").last == "Hello")
    }

    @Test func assetsHaveSwiftNames() throws {
        let folder = try Fixture.folder([
            "App.swift": """
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Text(.skyBlue) } } }
            """,
            "Assets.xcassets/Sky Blue.colorset/Contents.json":
                #"{"colors": [{"color": {"components": {"red": "0", "green": "0", "blue": "1.0"}}}]}"#,
        ])
        #expect(try output(of: Fixture.builder().build(folder)).first == #"Text(text: "Sky Blue")"#)
    }
}

// MARK: - What is built again

extension AppBuilderTests {
    private func modified(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    private static let source = """
        import SwiftUI
        @main struct A: App { var body: some Scene { WindowGroup { Text(title) } } }
        """

    @Test func anUnchangedAppIsNotBuiltAgain() throws {
        let folder = try Fixture.folder(["App.swift": Self.source, "Title.swift": "let title = \"one\""])
        let first = try modified(Fixture.builder().build(folder).program)
        #expect(try modified(Fixture.builder().build(folder).program) == first)
    }

    @Test func anEditedFileIsCompiledAndTheOthersAreNot() throws {
        let folder = try Fixture.folder(["App.swift": Self.source, "Title.swift": "let title = \"one\""])
        let app = try Fixture.builder().build(folder)
        let object = app.folder.path + "/debug/Modules/App.build/App.o"
        let before = try modified(object)
        try Data("let title = \"two\"".utf8).write(to: URL(fileURLWithPath: folder + "/Title.swift"))
        #expect(try output(of: Fixture.builder().build(folder)).first == #"Text(text: "two")"#)
        #expect(try modified(object) == before)
    }

    @Test func aResourceThatIsTakenAwayLeavesTheBundle() throws {
        let folder = try Fixture.folder([
            "App.swift": Self.source, "Title.swift": "let title = \"\"", "a.json": "{}", "b.json": "{}",
        ])
        let bundle = (try Fixture.builder().build(folder).program as NSString).deletingLastPathComponent
        #expect(FileManager.default.fileExists(atPath: bundle + "/b.json"))
        try FileManager.default.removeItem(atPath: folder + "/b.json")
        _ = try Fixture.builder().build(folder)
        #expect(FileManager.default.fileExists(atPath: bundle + "/a.json"))
        #expect(!FileManager.default.fileExists(atPath: bundle + "/b.json"))
    }

    @Test func theAppsFolderIsNotWrittenTo() throws {
        let folder = try Fixture.folder(["App.swift": Self.source, "Title.swift": "@objc class T {}; let title = \"\""])
        _ = try Fixture.builder().build(folder)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["App.swift", "Title.swift"])
    }
}

// MARK: - What can't be built

extension AppBuilderTests {
    @Test(arguments: [
        ("NoSwift", "there is no Xcode project, no Package.swift and no Swift file in this folder"),
        ("BrokenProject", "the quoted string that starts here has no end"),
        ("MissingSource", "'Gone.swift' of the target 'Missing' does not exist"),
        ("MissingFolder", "the folder 'Gone' of the target 'Missing' does not exist; it should be at"),
        ("NoEntry", "the app has no entry point; put '@main' before 'struct NoEntryApp'"),
        ("Absent", "there is no such file or folder"),
    ])
    func errorsSayWhatIsWrong(project: String, message: String) throws {
        let builder = try Fixture.builder()
        let error = #expect(throws: ProjectError.self) { try builder.build(Fixture.path(project)) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func aCompileErrorIsTheCompilersOwn() throws {
        let builder = try Fixture.builder()
        #expect(throws: CompilationFailure(module: "CompileError")) { try builder.build(Fixture.path("CompileError")) }
    }

    @Test func aSchemeThatIsNotThereIsNamedWithThoseThatAre() throws {
        let builder = try Fixture.builder(BuildOptions(scheme: "Gone"))
        let error = #expect(throws: ProjectError.self) { try builder.build(Fixture.path("Classic")) }
        #expect(error?.message == "there is no scheme or target 'Gone'; there are Classic, ClassicKit, ClassicTests")
    }
}

extension AppBuilderTests {
    @Test func aFolderHasNoSchemeButItsOwn() throws {
        let folder = try Fixture.folder(["App.swift": Self.source, "Title.swift": "let title = \"\""])
        _ = try Fixture.builder(BuildOptions(scheme: "App")).plan(folder)
        let error = #expect(throws: ProjectError.self) {
            try Fixture.builder(BuildOptions(scheme: "Gone")).plan(folder)
        }
        #expect(error?.message.hasPrefix("there is no scheme or target 'Gone'") == true)
    }
}

// MARK: - Tests of an app

extension AppBuilderTests {
    private func runTests(_ tests: BuiltTests) throws -> [Subprocess.Result] {
        try tests.programs.flatMap { program in
            try program.runs.map { try Subprocess.capture([program.path] + $0) }
        }
    }

    @Test func testsOfAProjectRun() throws {
        let tests = try Fixture.builder().buildTests(Fixture.path("Classic"))
        let results = try runTests(tests)
        #expect(results.map(\.status) == [0])
        #expect(results[0].output.contains("Executed 2 tests, with 0 failures"))
    }

    @Test func testsOfTheTestingLibraryRun() throws {
        let tests = try Fixture.builder().buildTests(Fixture.path("Folder"))
        let results = try runTests(tests)
        #expect(results.map(\.status) == [0])
        #expect(results[0].output.contains("Test run with 1 test"))
    }

    @Test func aTestThatFailsIsSeen() throws {
        let folder = try Fixture.folder(
            named: "Failing",
            [
                "App.swift": Self.source, "Title.swift": "let title = \"\"",
                "FailingTests/A.swift": """
                import XCTest
                @testable import Failing
                class Base: XCTestCase { func testInherited() async { XCTAssertEqual(title, "") } }
                @MainActor final class Derived: Base { func testOwn() throws { XCTAssertEqual(title, "x") } }
                """,
            ])
        let results = try runTests(try Fixture.builder().buildTests(folder))
        #expect(results.map(\.status) == [1])
        #expect(results[0].output.contains("Executed 3 tests, with 1 failure"))
    }

    @Test func aProjectWithoutTestsHasNone() throws {
        #expect(try Fixture.builder().buildTests(Fixture.path("Playground.swiftpm")).programs.isEmpty)
    }
}
