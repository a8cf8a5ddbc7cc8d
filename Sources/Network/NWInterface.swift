/// A way out of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    /// The kernel's name: `wlan0`.
    public let name: String
    public let type: InterfaceType
    /// The kernel's number of it.
    public let index: Int

    public var debugDescription: String { name }
}
