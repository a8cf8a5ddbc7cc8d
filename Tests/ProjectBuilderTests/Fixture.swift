import Foundation
import ProjectBuilder
import Testing

/// The fixture projects, folders that a test makes up, and a small stand-in for Hanok's own modules.
enum Fixture {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures").path

    static func path(_ project: String) -> String { fixtures + "/Projects/" + project }

    /// A new folder with files in it.
    static func folder(named name: String = "App", _ files: [String: String]) throws -> String {
        let folder = temporaryFolder() + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, content) in files {
            let file = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        }
        return folder
    }

    static func temporaryFolder() -> String { TestFolder.new() }

    static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// A builder against the stand-in. All that it builds lies in a folder of the test run.
    static func builder(_ options: BuildOptions = BuildOptions()) throws -> AppBuilder {
        AppBuilder(installation: try standIn.get(), toolchain: try SwiftToolchain(), options: options)
    }

    static func plan(_ project: String, _ options: BuildOptions = BuildOptions()) throws -> BuildPlan {
        try builder(options).plan(project.hasPrefix("/") ? project : path(project))
    }

    private static let modules = [
        "Drawing", "Combine", "CoreGraphics", "AppleFoundation", "FoundationLocalization", "UIKit", "SwiftUI",
    ]
    private static let standIn = Result { try makeStandIn() }

    private static func makeStandIn() throws -> HanokInstallation {
        setenv("XDG_CACHE_HOME", temporaryFolder(), 1)
        let products = temporaryFolder()
        let root = products + "/root"
        try FileManager.default.createDirectory(atPath: products + "/Modules", withIntermediateDirectories: true)
        let compiler = try SwiftToolchain().compiler
        for name in modules {
            try FileManager.default.createDirectory(
                atPath: "\(root)/Sources/\(name)", withIntermediateDirectories: true)
            let result = try Subprocess.capture(
                [
                    compiler, "-emit-module", "-emit-module-path", "\(products)/Modules/\(name).swiftmodule", "-c",
                    "-parse-as-library", "-module-name", name, "-o", "\(products)/\(name).o",
                    "\(fixtures)/StandIn/\(name).swift",
                ])
            try #require(result.succeeded, "\(result.output)")
        }
        let objects = modules.map { "\(products)/\($0).o" }
        let result = try Subprocess.capture([compiler, "-emit-library", "-o", products + "/libHanok.so"] + objects)
        try #require(result.succeeded, "\(result.output)")
        return HanokInstallation(root: root, products: products)
    }
}
