import Foundation

/// Hears from the kernel when interfaces, addresses or ways change.
final class RouteChanges: Sendable {
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Of rtnetlink: the groups of links (1), of addresses and ways of version 4 (0x10, 0x40) and of version 6 (0x100,
    /// 0x400).
    private static let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400

    /// Several changes come at once, of which one is told.
    private static let delay = 0.1

    /// Nil where the kernel does not tell.
    init?(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
        guard let socket = Self.open() else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler {
            var message = [UInt8](repeating: 0, count: 8192)
            while recv(socket, &message, message.count, Int32(MSG_DONTWAIT)) > 0 {}
            queue.asyncAfter(deadline: .now() + Self.delay, execute: onChange)
        }
        source.setCancelHandler { close(socket) }
        source.resume()
    }

    func cancel() { source.cancel() }

    /// The C library's module has no `sockaddr_nl`: a family and an empty half, the port (the kernel chooses), the groups.
    private struct Address {
        var family = UInt16(AF_NETLINK)
        var padding: UInt16 = 0
        var port: UInt32 = 0
        var groups: UInt32 = RouteChanges.groups
    }

    private static func open() -> Int32? {
        let socket = Glibc.socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        var address = Address()
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
        if isBound { return socket }
        close(socket)
        return nil
    }
}
