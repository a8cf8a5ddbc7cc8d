import CGtk4
import CoreFoundation
import Dispatch
import Foundation

/// Turns GLib's main context inside the main run loop, so that windows, the main actor, Dispatch's main queue and
/// `RunLoop.main` are one loop, and code that runs the run loop by itself keeps its windows alive.
///
/// Before the run loop sleeps, GLib's ready sources are dispatched and what they wait for next is handed on: their
/// descriptors to a dispatch source on the main queue, their timeout to a timer. Nothing is polled in vain.
@MainActor
final class GLibRunLoop {
    /// Rounds of GLib's loop before others have their turn.
    private static let roundsInTurn = 8
    private static let never: CFTimeInterval = 1e8

    private let context = g_main_context_default()
    private let descriptors = DescriptorSet()
    private var wakeUp: (any DispatchSourceRead)?
    private var timer: CFRunLoopTimer?
    private var hasTimeout = false

    init() {
        // As the owner we are woken through a descriptor when another thread adds a source.
        g_main_context_acquire(context)
        watchDescriptors()
        watchTimeout()
        watchRunLoop()
    }

    private func watchDescriptors() {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptors.descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.turn() }
        }
        source.activate()
        wakeUp = source
    }

    private func watchTimeout() {
        // The run loop comes to `turn` after any timer, so this one has nothing of its own to do.
        timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + Self.never, Self.never, 0, 0) { _ in }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    }

    private func watchRunLoop() {
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.turn() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    /// Dispatches what is ready, then arranges for the next wake-up.
    private func turn() {
        var rounds = 0
        while rounds < Self.roundsInTurn, g_main_context_iteration(context, gboolean(0)) != 0 { rounds += 1 }
        arrangeWakeUp()
    }

    private func arrangeWakeUp() {
        var priority: gint = 0
        g_main_context_prepare(context, &priority)
        let timeout = descriptors.query(context, priority: priority)
        if timeout == 0 {
            CFRunLoopWakeUp(CFRunLoopGetMain())
        } else if timeout > 0 {
            hasTimeout = true
            CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + Double(timeout) / 1000)
        } else if hasTimeout {
            hasTimeout = false
            CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + Self.never)
        }
    }
}
