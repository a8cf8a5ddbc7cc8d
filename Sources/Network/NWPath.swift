/// What the network is like.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    @nonexhaustive public enum Status: Hashable, Sendable {
        /// There is a way to the network.
        case satisfied
        case unsatisfied
        /// There is none yet, and one would be made.
        case requiresConnection
    }

    /// Why there is no way.
    @nonexhaustive public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status
    /// The ways to the network, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether there are ways for the addresses of version 4.
    public let supportsIPv4: Bool
    /// Whether there are ways for the addresses of version 6.
    public let supportsIPv6: Bool

    /// Whether it costs money: over a telephone's network it does.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether the user wants little to be loaded; no desktop is asked for that.
    public var isConstrained: Bool { false }
    /// Whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether a way of a kind is preferred.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.first?.type == type }

    public var debugDescription: String {
        let ways = availableInterfaces.map(\.name).joined(separator: ", ")
        return ways.isEmpty ? "\(status)" : "\(status) (\(ways))"
    }

    /// Keeps the interfaces that are wanted, and has no way where none is left.
    func filtered(_ isWanted: (NWInterface) -> Bool) -> NWPath {
        let interfaces = availableInterfaces.filter(isWanted)
        let isOpen = status == .satisfied && !interfaces.isEmpty
        return NWPath(
            status: isOpen ? .satisfied : .unsatisfied, availableInterfaces: interfaces,
            supportsIPv4: isOpen && supportsIPv4, supportsIPv6: isOpen && supportsIPv6)
    }
}
