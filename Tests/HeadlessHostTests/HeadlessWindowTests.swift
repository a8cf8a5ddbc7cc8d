import CairoRenderer
import Drawing
import Foundation
import Geometry
import Platform
import Testing

@testable import HeadlessHost

@MainActor
struct HeadlessWindowTests {
    private let content = StandInContent()

    private func open(_ environment: [String: String] = [:]) throws -> (HeadlessHost, HeadlessWindow) {
        let host = HeadlessHost(configuration: try HostConfiguration(environment: environment))
        _ = host.openWindow(content, title: "Title")
        return (host, try #require(host.windows.first))
    }

    @Test func aPictureHasTheWindowsSizeInPixels() throws {
        content.list.commands = [
            .fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), .color(.black), FillStyle())
        ]
        let (_, window) = try open(["HANOK_SIZE": "30x20", "HANOK_SCALE": "3"])
        let picture = window.picture()
        #expect(picture.width == 90 && picture.height == 60)
        #expect(picture.color(x: 45, y: 45) == .black)
        #expect(picture.color(x: 15, y: 15) == .white)
        #expect(window.picture(scale: 1).width == 30)
    }

    @Test func theGroundOfADarkWindowIsBlack() throws {
        let (_, window) = try open(["HANOK_SIZE": "4x4", "HANOK_APPEARANCE": "dark"])
        #expect(window.picture().color(x: 1, y: 1) == .black)
    }

    @Test func picturesAndTreesAreWrittenIntoNewFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        content.elements = [StandInElement("Hello", frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
        let (_, window) = try open(["HANOK_SIZE": "4x4"])
        try window.writePicture(to: folder.appendingPathComponent("a/b.png").path)
        try window.writeTree(to: folder.appendingPathComponent("c/d.txt").path)
        let picture = try Data(contentsOf: folder.appendingPathComponent("a/b.png"))
        #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let tree = try String(contentsOf: folder.appendingPathComponent("c/d.txt"), encoding: .utf8)
        #expect(tree == "window frame=(0,0,0,0)\n  text \"Hello\" frame=(0,0,10,10)\n")
    }

    @Test func otherMetricsReachTheContentOnce() throws {
        let (_, window) = try open()
        var metrics = window.metrics
        metrics.isDark = true
        window.setMetrics(metrics)
        window.setMetrics(metrics)
        #expect(content.metrics.map(\.isDark) == [false, true])
    }

    @Test func damageIsCollectedUntilItIsTaken() throws {
        let area = CGRect(x: 1, y: 2, width: 3, height: 4)
        content.frames = [Frame(damage: [area]), Frame(damage: [area]), Frame()]
        let (host, window) = try open()
        host.driver.update()
        window.setNeedsFrame()
        host.driver.update()
        #expect(window.takeDamage() == [area, area])
        #expect(window.takeDamage().isEmpty)
    }

    @Test func aClosedWindowMakesNoFrames() throws {
        let (host, window) = try open()
        host.driver.update()
        window.close()
        window.setNeedsFrame()
        host.driver.advance(by: 1)
        #expect(content.frameTimes.count == 1)
        #expect(host.windows.isEmpty)
    }
}
