/// The clock that animations run on without a display; it stands still until it is moved.
@MainActor
package final class VirtualClock {
    /// Seconds since the app began.
    package private(set) var time: Double = 0

    package init() {}

    /// A time that lies behind is passed over.
    package func move(to time: Double) {
        guard time > self.time else { return }
        let passed = time - self.time
        self.time = time
        HeadlessHost.timePassed?(passed)
    }
}
