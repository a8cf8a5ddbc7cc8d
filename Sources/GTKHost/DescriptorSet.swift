import CGtk4
import Foundation

/// The file descriptors that GLib's main context waits for, as one descriptor that is readable when any of them is ready.
@MainActor
final class DescriptorSet {
    /// The kernel's set, to be watched for reading.
    let descriptor: Int32

    private var polled = [GPollFD](repeating: GPollFD(), count: 8)
    private var watched: [Int32: UInt32] = [:]

    init() {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        precondition(descriptor >= 0, "the system has no descriptors left")
    }

    /// Takes over what a prepared context waits for.
    /// - Returns: milliseconds until it wants to turn anyway; 0 at once, -1 never.
    func query(_ context: OpaquePointer?, priority: gint) -> gint {
        var timeout: gint = -1
        var count = gint(polled.count)
        while true {
            let needed = g_main_context_query(context, priority, &timeout, &polled, count)
            if needed <= count {
                count = needed
                break
            }
            polled = [GPollFD](repeating: GPollFD(), count: Int(needed))
            count = needed
        }
        watch(polled[..<Int(count)])
        return timeout
    }

    private func watch(_ wanted: ArraySlice<GPollFD>) {
        var next: [Int32: UInt32] = [:]
        for entry in wanted { next[entry.fd, default: 0] |= UInt32(entry.events) }
        for stale in watched.keys where next[stale] == nil { _ = epoll_ctl(descriptor, EPOLL_CTL_DEL, stale, nil) }
        for (entry, events) in next { set(entry, events: events) }
        watched = next
    }

    /// GLib may have closed a descriptor and opened another of the same number, so each is told anew.
    private func set(_ entry: Int32, events: UInt32) {
        var event = epoll_event()
        // poll's and epoll's bits for reading, writing and urgent data are the same.
        event.events = events
        event.data.fd = entry
        if epoll_ctl(descriptor, EPOLL_CTL_MOD, entry, &event) != 0 {
            _ = epoll_ctl(descriptor, EPOLL_CTL_ADD, entry, &event)
        }
    }
}
