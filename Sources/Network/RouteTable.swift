import Foundation

/// What the kernel knows of the ways out of the machine.
struct RouteTable {
    /// The content of `/proc/net/route`.
    let routes: String
    /// The content of `/proc/net/ipv6_route`.
    let routes6: String
    /// What kind of interface one of a name is.
    let type: (String) -> NWInterface.InterfaceType
    /// Requests are answered without a network.
    var isPlayed = false

    static var current: RouteTable {
        func text(_ path: String) -> String {
            String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        }
        return RouteTable(
            routes: text("/proc/net/route"), routes6: text("/proc/net/ipv6_route"), type: Self.type(of:),
            isPlayed: ProcessInfo.processInfo.environment["HANOK_FIXTURES"] != nil)
    }

    var path: NWPath {
        let (ways, ways6) = (defaultInterfaces, defaultInterfaces6)
        var names = ways
        for name in ways6 where !names.contains(name) { names.append(name) }
        let isOpen = !names.isEmpty || isPlayed
        return NWPath(
            status: isOpen ? .satisfied : .unsatisfied,
            availableInterfaces: names.isEmpty && isPlayed
                ? [NWInterface(name: "en0", type: .wifi, index: 1)]
                : names.map { NWInterface(name: $0, type: type($0), index: Int(if_nametoindex($0))) },
            supportsIPv4: !ways.isEmpty || isPlayed, supportsIPv6: !ways6.isEmpty)
    }

    /// Those that lead everywhere, the cheapest first.
    private var defaultInterfaces: [String] {
        let rows = routes.split(separator: "\n").dropFirst().map { $0.split(whereSeparator: \.isWhitespace) }
        let found = rows.filter { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" }
        return found.sorted { (Int($0[6]) ?? 0) < (Int($1[6]) ?? 0) }.map { String($0[0]) }
    }

    /// Those of version 6: the destination with its length, …, the metric, …, the name. A way that refuses all goes over
    /// `lo`.
    private var defaultInterfaces6: [String] {
        let rows = routes6.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
        let everywhere = String(repeating: "0", count: 32)
        let found = rows.filter { $0.count > 9 && $0[0] == everywhere && $0[1] == "00" && $0[9] != "lo" }
        return found.sorted { (Int($0[5], radix: 16) ?? 0) < (Int($1[5], radix: 16) ?? 0) }.map { String($0[9]) }
    }

    private static func type(of name: String) -> NWInterface.InterfaceType {
        if name == "lo" { return .loopback }
        if name.hasPrefix("ww") || name.hasPrefix("ppp") { return .cellular }
        let folder = "/sys/class/net/\(name)"
        if FileManager.default.fileExists(atPath: folder + "/wireless") { return .wifi }
        let kind = FileManager.default.contents(atPath: folder + "/type").map { String(decoding: $0, as: UTF8.self) }
        // 1 is Ethernet (if_arp.h).
        return kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wiredEthernet : .other
    }
}
