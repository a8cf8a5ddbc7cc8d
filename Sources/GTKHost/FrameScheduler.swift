import CGtk4
import Foundation
import Platform

/// Runs frames on a surface's frame clock, one a refresh at most, and none where none is asked for.
@MainActor
final class FrameScheduler {
    /// How long a frame waits for a clock that stands still, as the display lets it do for hidden windows, in seconds.
    private static let patience = 0.1

    /// Runs one frame at a time on the frame clock.
    var onFrame: ((Double) -> Frame.Next)?

    private let clock: OpaquePointer
    private var handlers: [gulong] = []
    private var needsFrame = false
    private var isRefreshing = false
    private var isRunning = false
    private lazy var wake = Alarm { [unowned self] in setNeedsFrame() }
    private lazy var impatience = Alarm { [unowned self] in runFrameIfNeeded(at: Self.now) }

    private static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

    init(_ surface: OpaquePointer) {
        clock = gdk_surface_get_frame_clock(surface)
        g_object_ref(gpointer(clock))
        let update: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { context(data, as: FrameScheduler.self).refresh() }
        }
        let layout: @convention(c) (OpaquePointer?, gpointer?) -> Void = { clock, data in
            let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
            MainActor.assumeIsolated { context(data, as: FrameScheduler.self).runFrameIfNeeded(at: time) }
        }
        // Connected after the surface's own handlers: a new size is known before the frame is made for it.
        handlers = [connect(clock, "update", to: self, update), connect(clock, "layout", to: self, layout)]
    }

    /// Asks for a frame at the next tick of the clock.
    func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        // A frame that is asked for while one runs belongs to the next tick.
        if !isRunning { requestTick() }
    }

    /// Runs the frame that is asked for without the clock.
    func runFrameNow() {
        runFrameIfNeeded(at: Self.now)
    }

    func stop() {
        wake.cancel()
        impatience.cancel()
        setRefreshing(false)
        for handler in handlers { g_signal_handler_disconnect(gpointer(clock), handler) }
        handlers = []
        g_object_unref(gpointer(clock))
    }

    private func requestTick() {
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
        impatience.set(in: Self.patience)
    }

    /// The clock ticks while something moves.
    private func refresh() {
        if isRefreshing { setNeedsFrame() }
    }

    private func runFrameIfNeeded(at time: Double) {
        guard needsFrame, !isRunning, let onFrame else { return }
        needsFrame = false
        isRunning = true
        impatience.cancel()
        wake.cancel()
        let next = onFrame(time)
        isRunning = false
        schedule(next)
        if needsFrame { requestTick() }
    }

    private func schedule(_ next: Frame.Next) {
        switch next {
        case .none:
            setRefreshing(false)
        case .refresh:
            setRefreshing(true)
        case .at(let time):
            setRefreshing(false)
            wake.set(in: time - Self.now)
        }
    }

    private func setRefreshing(_ isWanted: Bool) {
        guard isWanted != isRefreshing else { return }
        isRefreshing = isWanted
        if isWanted { gdk_frame_clock_begin_updating(clock) } else { gdk_frame_clock_end_updating(clock) }
    }
}
