import Foundation

/// Whether a display server listens where the environment says, found out in microseconds.
///
/// GTK itself needs some 15 ms for a connection, time in which an app can already lay itself out; so whether there is a
/// display at all is asked before.
struct DisplayServer {
    let environment: [String: String]

    /// False where nothing listens; true where something does, or where only GTK can tell.
    var isReachable: Bool {
        if let backend = environment["GDK_BACKEND"], backend != "x11", backend != "wayland" { return true }
        return isWaylandReachable || isX11Reachable
    }

    private var isWaylandReachable: Bool {
        let name = environment["WAYLAND_DISPLAY"] ?? "wayland-0"
        if name.hasPrefix("/") { return Self.listens(at: name) }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return Self.listens(at: folder + "/" + name)
    }

    private var isX11Reachable: Bool {
        guard let display = environment["DISPLAY"], let colon = display.lastIndex(of: ":") else { return false }
        let host = display[..<colon]
        guard host.isEmpty || host == "unix" else { return true }
        let number = display[display.index(after: colon)...].prefix { $0.isNumber }
        let path = "/tmp/.X11-unix/X" + number
        return Self.listens(at: path) || Self.listens(at: "\0" + path)
    }

    /// - Parameter path: of a Unix socket; one of the abstract name space begins with a NUL.
    private static func listens(at path: String) -> Bool {
        var address = sockaddr_un()
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (path.hasPrefix("\0") ? 0 : 1))
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { Foundation.close(descriptor) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
    }
}
