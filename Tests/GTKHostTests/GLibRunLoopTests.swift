import CGtk4
import Foundation
import XCTest

@testable import GTKHost

/// GLib's sources are served while the main run loop runs. No display is needed.
///
/// XCTest's, since these tests turn the main run loop themselves, which Swift Testing does not let them.
final class GLibRunLoopTests: XCTestCase {
    @MainActor private static let loop = GLibRunLoop()

    /// XCTest runs synchronous tests on the main thread, but knows no tests that are bound to the main actor.
    private static func onMainActor(_ body: @MainActor () -> Void) {
        MainActor.assumeIsolated {
            _ = loop
            body()
        }
    }

    /// Lets the main loop turn until the condition holds, at most ten seconds.
    @MainActor
    private static func wait(for condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 10)
        while !condition(), end > Date(), RunLoop.main.run(mode: .default, before: end) {}
    }

    /// Idle sources.
    func testIdle() {
        Self.onMainActor {
            let flag = Flag()
            g_idle_add({ Flag.set($0) }, flag.pointer)
            Self.wait { flag.isSet }
            XCTAssertTrue(flag.isSet)
        }
    }

    /// Timeouts wake the loop.
    func testTimeout() {
        Self.onMainActor {
            let flag = Flag()
            g_timeout_add(50, { Flag.set($0) }, flag.pointer)
            Self.wait { flag.isSet }
            XCTAssertTrue(flag.isSet)
        }
    }

    /// Sources of other threads wake the loop.
    func testOtherThread() {
        Self.onMainActor {
            let flag = Flag()
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.1)
                g_idle_add({ Flag.set($0) }, flag.pointer)
            }
            Self.wait { flag.isSet }
            XCTAssertTrue(flag.isSet)
        }
    }

    /// Descriptors wake the loop.
    func testDescriptor() {
        Self.onMainActor {
            var ends: [Int32] = [0, 0]
            XCTAssertEqual(pipe(&ends), 0)
            let flag = Flag()
            let channel = g_io_channel_unix_new(ends[0])
            defer { g_io_channel_unref(channel) }
            g_io_add_watch(channel, G_IO_IN, { _, _, data in Flag.set(data) }, flag.pointer)
            Thread.detachNewThread { [end = ends[1]] in
                Thread.sleep(forTimeInterval: 0.1)
                _ = write(end, "x", 1)
            }
            Self.wait { flag.isSet }
            XCTAssertTrue(flag.isSet)
            for end in ends { close(end) }
        }
    }

    /// A source that is always ready starves neither timers nor Dispatch.
    func testFairness() {
        Self.onMainActor {
            let busy = g_idle_add_full(G_PRIORITY_HIGH, { _ in gboolean(1) }, nil, nil)
            defer { g_source_remove(busy) }
            let timer = Flag()
            let dispatch = Flag()
            RunLoop.main.add(Timer(timeInterval: 0.05, repeats: false) { _ in _ = timer.set() }, forMode: .common)
            DispatchQueue.main.async { _ = dispatch.set() }
            Self.wait { timer.isSet && dispatch.isSet }
            XCTAssertTrue(timer.isSet)
            XCTAssertTrue(dispatch.isSet)
        }
    }

    /// An alarm rings once, at the time that was set last, and not when cancelled.
    func testAlarm() {
        Self.onMainActor {
            var rings = 0
            let alarm = Alarm {
                rings += 1
                DispatchQueue.main.async {}
            }
            let cancelled = Alarm { rings += 100 }
            alarm.set(in: 1e6)
            alarm.set(in: 0.05)
            cancelled.set(in: 0.05)
            cancelled.cancel()
            Self.wait { rings > 0 }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            XCTAssertEqual(rings, 1)
        }
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    nonisolated var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    func set() -> gboolean {
        lock.withLock { value = true }
        // A run loop that is told to return when something is handled does not count timers and GLib's sources.
        DispatchQueue.main.async {}
        return gboolean(0)
    }

    static func set(_ data: gpointer?) -> gboolean {
        Unmanaged<Flag>.fromOpaque(data!).takeUnretainedValue().set()
    }
}
