import Foundation

extension NSObject {
    /// Calls a method without arguments after a time, on the present run loop.
    /// - Parameter delay: Seconds; 0 is the run loop's next turn.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        // The block is only ever called on the run loop that it was scheduled on.
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) let argument = argument
        // On Linux a timer that is made without a date fires at once.
        let date = Date(timeIntervalSinceNow: max(0, delay))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
            selector.performOrReport(on: object, with: [argument])
        }
        RunLoop.current.add(timer, forMode: .default)
    }
}
