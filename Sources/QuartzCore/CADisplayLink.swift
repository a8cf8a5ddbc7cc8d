import Foundation

/// Calls a method of an object 60 times a second, or less often, as long as it is in a run loop.
///
/// It keeps the object until it is invalidated. It is a timer: a window's own frames come by the window's clock.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private static let refreshRate = 60.0

    /// When the last call was due, in the time of `CACurrentMediaTime()`; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the next call will be due.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two refreshes of the display.
    open var duration: CFTimeInterval { 1 / Self.refreshRate }

    /// No calls for now.
    open var isPaused = false {
        didSet { if isPaused != oldValue { restart() } }
    }

    /// Calls a second, of which there are as many as divide 60 next to it; 0 is 60.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred) }
        set {
            preferredFrameRateRange = CAFrameRateRange(
                minimum: 0, maximum: Float(max(0, newValue)), preferred: Float(max(0, newValue)))
        }
    }

    /// Calls a second, of which there are as many as divide 60 next to it.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { restart() } }
    }

    private struct Place: Equatable {
        let runLoop: RunLoop
        let mode: RunLoop.Mode
    }

    private var target: AnyObject?
    private let selector: Selector
    private var places: [Place] = []
    private var timers: [Timer] = []

    /// - Parameter selector: a method without arguments, or one that takes the link.
    public init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        let place = Place(runLoop: runLoop, mode: mode)
        guard target != nil, !places.contains(place) else { return }
        places.append(place)
        restart()
    }

    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        places.removeAll { $0 == Place(runLoop: runLoop, mode: mode) }
        restart()
    }

    /// Takes it out of all run loops for good, and lets go of its object.
    open func invalidate() {
        places = []
        target = nil
        restart()
    }

    // MARK: - Timers

    /// Seconds between two calls.
    var interval: Double {
        let wanted = Double(preferredFrameRateRange.wanted)
        guard wanted > 0, wanted < Self.refreshRate else { return duration }
        return (Self.refreshRate / wanted).rounded() * duration
    }

    /// One timer for each run loop that it is in, in all its modes there.
    private func restart() {
        for timer in timers { timer.invalidate() }
        timers = []
        guard !isPaused else { return }
        targetTimestamp = CACurrentMediaTime() + interval
        var served: [RunLoop] = []
        for place in places where !served.contains(place.runLoop) {
            served.append(place.runLoop)
            let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) {
                [self] _ in call()
            }
            for other in places where other.runLoop == place.runLoop { place.runLoop.add(timer, forMode: other.mode) }
            timers.append(timer)
        }
    }

    private func call() {
        guard let target, !isPaused else { return }
        timestamp = targetTimestamp
        targetTimestamp = max(timestamp, CACurrentMediaTime()) + interval
        selector.performOrReport(on: target, with: [self])
    }
}
