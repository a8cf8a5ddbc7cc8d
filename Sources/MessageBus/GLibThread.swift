import CGio
import Foundation

/// A thread with a GLib main loop of its own, for what GIO reports and what would keep the main thread waiting.
package final class GLibThread: @unchecked Sendable {
    private final class Work {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let context: OpaquePointer = g_main_context_new()

    package init(name: String) {
        let context = UInt(bitPattern: context)
        let thread = Thread {
            guard let context = OpaquePointer(bitPattern: context) else { return }
            g_main_context_push_thread_default(context)
            g_main_loop_run(g_main_loop_new(context, 0))
        }
        thread.name = name
        thread.start()
    }

    /// Runs `work` on the thread, after all that was given to it before.
    package func perform(after seconds: Double = 0, _ work: @escaping @Sendable () -> Void) {
        let source = seconds > 0 ? g_timeout_source_new(guint(seconds * 1000)) : g_idle_source_new()
        // Idle sources wait for more urgent ones; this is as urgent as what GIO reports.
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        let run: GSourceFunc = { data in
            if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().run() }
            return 0
        }
        let release: GDestroyNotify = { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } }
        g_source_set_callback(source, run, Unmanaged.passRetained(Work(work)).toOpaque(), release)
        g_source_attach(source, context)
        g_source_unref(source)
    }
}
