import Foundation
import Testing

@testable import GTKHost

@Suite("Display")
struct DisplayTests {
    @Test("without a display the message says so and what to do")
    func noneNamed() {
        let message = "\(DisplayError(display: nil, waylandDisplay: ""))"
        #expect(message.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        #expect(message.contains("--host headless"))
    }

    @Test("the message names a display that does not answer")
    func noAnswer() {
        let message = "\(DisplayError(display: ":9", waylandDisplay: "wayland-1"))"
        #expect(message.contains("DISPLAY=:9, WAYLAND_DISPLAY=wayland-1"))
        #expect(message.contains("--host headless"))
    }

    @Test(
        "nothing listens there",
        arguments: [
            [:], ["DISPLAY": ""], ["DISPLAY": "nonsense"], ["DISPLAY": ":9876"], ["DISPLAY": "unix:9876.0"],
            ["WAYLAND_DISPLAY": "wayland-0"], ["WAYLAND_DISPLAY": "/nowhere/wayland"],
            ["XDG_RUNTIME_DIR": "/nowhere", "WAYLAND_DISPLAY": String(repeating: "long", count: 100)],
        ] as [[String: String]])
    func unreachable(environment: [String: String]) {
        #expect(!DisplayServer(environment: environment).isReachable)
    }

    @Test("only GTK can tell of other machines and backends")
    func unknown() {
        #expect(DisplayServer(environment: ["DISPLAY": "elsewhere:0"]).isReachable)
        #expect(DisplayServer(environment: ["GDK_BACKEND": "broadway"]).isReachable)
    }

    @Test("a socket that listens is reachable")
    func reachable() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try #require(ListeningSocket(path: folder.path + "/wayland-7"))
        defer { server.close() }
        let environment = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-7"]
        #expect(DisplayServer(environment: environment).isReachable)
    }
}

@Suite("Start size and theme")
struct StartTests {
    @Test("a window is a phone's size unless told otherwise")
    func size() {
        #expect(WindowSize.initial(environment: [:]) == CGSize(width: 390, height: 844))
        #expect(WindowSize.initial(environment: ["HANOK_SIZE": "300x400"]) == CGSize(width: 300, height: 400))
    }

    @Test("a size that is none is passed over", arguments: ["", "300", "x", "300x", "0x400", "300x400x2", "axb"])
    func badSize(text: String) {
        #expect(WindowSize.initial(environment: ["HANOK_SIZE": text]) == WindowSize.standard)
    }

    @Test("dark themes by name")
    @MainActor
    func themes() {
        #expect(GTKTheme.isDark(name: "Adwaita:dark"))
        #expect(GTKTheme.isDark(name: "Adwaita-dark"))
        #expect(GTKTheme.isDark(name: "Yaru-Dark"))
        #expect(!GTKTheme.isDark(name: "Adwaita"))
        #expect(!GTKTheme.isDark(name: "Darkness"))
    }
}

/// A Unix socket that accepts connections.
private struct ListeningSocket {
    let descriptor: Int32

    init?(path: String) {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
        }
        guard isBound, listen(descriptor, 1) == 0 else { return nil }
    }

    func close() { Foundation.close(descriptor) }
}
