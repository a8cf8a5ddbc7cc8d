import Foundation
import Synchronization
import Testing

@testable import Network

struct NWPathMonitorTests {
    private static let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
    private static let wired = "eth0\t00000000\t0100A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
    private static let wireless = "wlan0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
    private static let local = "eth0\t0000A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n"

    private func path(_ routes: String, _ routes6: String = "") -> NWPath {
        RouteTable(routes: routes, routes6: routes6, type: { $0 == "wlan0" ? .wifi : .wiredEthernet }).path
    }

    @Test func theCheapestWayIsTheFirst() {
        let path = path(Self.head + Self.wireless + Self.local + Self.wired)
        #expect(path.status == .satisfied && path.supportsIPv4 && !path.supportsIPv6)
        #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(path.usesInterfaceType(.wiredEthernet) && !path.usesInterfaceType(.wifi) && !path.isExpensive)
    }

    @Test func aWayToTheNeighboursIsNone() {
        let zeros = String(repeating: "0", count: 32)
        let refusal = "\(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200       lo\n"
        #expect(path(Self.head + Self.local, refusal).status == .unsatisfied)
    }

    @Test func waysOfVersion6Count() {
        let zeros = String(repeating: "0", count: 32)
        let way = "\(zeros) 00 \(zeros) 00 fe800000000000000000000000000001 00000400 00000001 0 00000003    wlan0\n"
        let path = path(Self.head, way)
        #expect(path.status == .satisfied && path.supportsIPv6 && path.usesInterfaceType(.wifi))
    }

    @Test func otherKindsAreLeftOut() {
        let path = path(Self.head + Self.wired).filtered { $0.type == .wifi }
        #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty && !path.supportsIPv4)
    }

    @Test func aMonitorTellsOfChangesAlone() {
        let now = Mutex(path(Self.head))
        let heard = Mutex<[NWPath.Status]>([])
        let queue = DispatchQueue(label: "paths")
        let monitor = NWPathMonitor { now.withLock { $0 } }
        monitor.pathUpdateHandler = { path in heard.withLock { $0.append(path.status) } }
        monitor.start(queue: queue)
        queue.sync {}
        now.withLock { $0 = path(Self.head + Self.wired) }
        queue.sync { monitor.update() }
        queue.sync { monitor.update() }
        monitor.cancel()
        now.withLock { $0 = path(Self.head) }
        queue.sync { monitor.update() }
        #expect(heard.withLock { $0 } == [.unsatisfied, .satisfied])
    }
}
