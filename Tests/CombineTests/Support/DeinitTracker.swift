/// Something to be held, which counts what of it is still alive.
final class DeinitTracker {
    private(set) var liveCount = 0

    /// Something to hold on to; counted as long as it is held.
    func token() -> Token { Token(self) }

    final class Token {
        private let tracker: DeinitTracker

        fileprivate init(_ tracker: DeinitTracker) {
            self.tracker = tracker
            tracker.liveCount += 1
        }

        deinit { tracker.liveCount -= 1 }

        /// Does nothing, save that it keeps the token alive up to here.
        func use() {}
    }
}
