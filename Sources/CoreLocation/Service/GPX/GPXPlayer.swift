import Foundation
import GPX
import RuntimeWarnings

/// Plays a GPX file against real time, or against a clock that somebody moves.
package final class GPXPlayer: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let path: String
    private let speed: Double
    private var replay: GPXReplay?
    /// Seconds of the file's time since its first point.
    private var elapsed = 0.0
    private var hasBegun = false
    private var usesRealTime = true
    private var emit: (@Sendable (CLLocation) -> Void)?

    /// - Parameter speed: how many times as fast as it was recorded, above 0.
    package init(path: String, speed: Double = 1) {
        self.path = path
        self.speed = speed
    }

    /// Reads the beginning of the file, to find what is wrong with it before it is played.
    /// - Throws: `GPXError`.
    package func check() throws { try GPXReader.check(path: path) }

    /// Sends the first place now and the others when they are due.
    func begin(_ emit: @escaping @Sendable (CLLocation) -> Void) {
        lock.withLock {
            guard !hasBegun else { return }
            hasBegun = true
            self.emit = emit
            attempt { replay = try GPXReplay(path: path, speed: speed) }
            sendWhatIsDue()
            if usesRealTime { wait() }
        }
    }

    /// From now on time passes as `pass(_:)` says.
    package func useVirtualTime() { lock.withLock { usesRealTime = false } }

    /// Seconds until the next place is due; nil before the beginning and after the last.
    package var timeToNextPlace: Double? {
        lock.withLock { hasBegun ? replay?.nextTime.map { max(0, $0 - elapsed) / speed } : nil }
    }

    /// Lets seconds pass, at the player's speed.
    package func pass(_ seconds: Double) {
        lock.withLock {
            guard hasBegun else { return }
            elapsed += seconds * speed
            sendWhatIsDue()
        }
    }

    private func sendWhatIsDue() {
        // Sums of frame times fall short of whole seconds by rounding.
        while let time = replay?.nextTime, time <= elapsed + 1e-6 {
            attempt { if let location = try replay?.next() { emit?(location.known(at: Date())) } }
        }
    }

    private func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            replay = nil
            RuntimeWarning.report("\(error)", once: "GPX \(path)")
        }
    }

    private func wait() {
        guard let seconds = timeToNextPlace else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self else { return }
            self.lock.withLock {
                guard self.usesRealTime else { return }
                self.pass(seconds)
                self.wait()
            }
        }
    }
}
