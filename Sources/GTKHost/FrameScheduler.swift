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
    private var handler: gulong = 0
    private var needsFrame = false
    private var isRefreshing = false
    private var isRunning = false
    /// The earliest time that the next frame may have: the clock's own may lie a moment before the time of the alarm.
    private var earliest = 0.0
    /// The time that the alarm is set to.
    private var due = 0.0
    private lazy var wake = Alarm { [unowned self] in
        earliest = due
        setNeedsFrame()
    }
    private lazy var impatience = Alarm { [unowned self] in runFrameIfNeeded(at: FrameClock.now) }

    init(_ surface: OpaquePointer) {
        clock = gdk_surface_get_frame_clock(surface)
        g_object_ref(gpointer(clock))
        let update: @convention(c) (OpaquePointer?, gpointer?) -> Void = { clock, data in
            let time = FrameClock.seconds(gdk_frame_clock_get_frame_time(clock))
            MainActor.assumeIsolated { context(data, as: FrameScheduler.self).tick(at: time) }
        }
        handler = connect(clock, "update", to: self, update)
    }

    /// Asks for a frame at the next tick of the clock.
    func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        // A frame that is asked for while one runs belongs to the next tick.
        if !isRunning { requestTick() }
    }

    func stop() {
        wake.cancel()
        impatience.cancel()
        setRefreshing(false)
        g_signal_handler_disconnect(gpointer(clock), handler)
        g_object_unref(gpointer(clock))
    }

    private func requestTick() {
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
        impatience.set(in: Self.patience)
    }

    /// Runs the frame that is asked for now, within a tick of the clock that has passed its update.
    func runFrameInTick() {
        runFrameIfNeeded(at: FrameClock.seconds(gdk_frame_clock_get_frame_time(clock)))
    }

    private func tick(at time: Double) {
        if isRefreshing { needsFrame = true }
        runFrameIfNeeded(at: time)
    }

    private func runFrameIfNeeded(at time: Double) {
        guard needsFrame, !isRunning, let onFrame else { return }
        needsFrame = false
        isRunning = true
        impatience.cancel()
        wake.cancel()
        let next = onFrame(max(time, earliest))
        isRunning = false
        schedule(next)
        if needsFrame { requestTick() }
    }

    /// Arranges for the frame that comes next of itself.
    func schedule(_ next: Frame.Next) {
        switch next {
        case .none:
            setRefreshing(false)
        case .refresh:
            setRefreshing(true)
        case .at(let time):
            setRefreshing(false)
            due = time
            wake.set(in: time - FrameClock.now)
        }
    }

    private func setRefreshing(_ isWanted: Bool) {
        guard isWanted != isRefreshing else { return }
        isRefreshing = isWanted
        if isWanted { gdk_frame_clock_begin_updating(clock) } else { gdk_frame_clock_end_updating(clock) }
    }
}
