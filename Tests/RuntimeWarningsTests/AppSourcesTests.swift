import Foundation
import RuntimeWarnings
import Testing

struct AppSourcesTests {
    @Test func aLiteralIsFoundWithLineAndColumn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("View.swift")
        try "import SwiftUI\n// \"hart\"\nlet é = Image(\"hart\")\n".write(to: file, atomically: true, encoding: .utf8)
        let sources = AppSources(files: ["/nowhere/Gone.swift", "/app/Assets.xcassets", file.path])
        // The column counts bytes, as the compiler's do.
        #expect(sources.places(of: "hart") == ["\(file.path):3:16"])
        #expect(sources.places(of: "har").isEmpty)
        #expect(sources.catalogs == ["/app/Assets.xcassets"])
    }

    @Test func theNearestNamesComeFirst() {
        let names = ["heart", "chart.bar", "heart.fill", "star"]
        #expect(NearNames.of("hart.fill", among: names) == ["heart.fill"])
        #expect(NearNames.question("hart.fill", among: names) == " Did you mean 'heart.fill'?")
        #expect(NearNames.question("zzz", among: names) == "")
    }

    @Test func aWarningNamesThePlaces() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try "Image(\"hart\")".write(toFile: folder + "/View.swift", atomically: true, encoding: .utf8)
            try (folder + "/View.swift").write(toFile: folder + "/sources", atomically: true, encoding: .utf8)
            setenv("HANOK_SOURCES", folder + "/sources", 1)
            RuntimeWarning.report(once: "hart", literal: "hart") { "no hart" }
        }
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.contains("View.swift:1:7: warning: no hart\n"))
    }
}
