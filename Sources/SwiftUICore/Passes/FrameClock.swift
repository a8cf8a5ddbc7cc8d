import Platform

/// Things that act on the frame clock: at every refresh (animations), or once at a time (a long press).
package struct FrameClock {
    /// Something that moves; it is asked at each refresh until it says that it is done.
    package final class Ticket {
        fileprivate var isCancelled = false
        fileprivate let time: Double?
        private let action: (Double) -> Bool

        fileprivate init(time: Double?, action: @escaping (Double) -> Bool) {
            self.time = time
            self.action = action
        }

        package func cancel() { isCancelled = true }

        /// - Returns: whether it wants to be called again.
        package func run(at time: Double) -> Bool { !isCancelled && action(time) }
    }

    private var tickets: [Ticket] = []

    package init() {}

    /// Calls the action at each refresh with the time, until it returns false.
    @discardableResult
    package mutating func everyFrame(_ action: @escaping (Double) -> Bool) -> Ticket {
        add(Ticket(time: nil, action: action))
    }

    /// Calls the action once, when the clock has reached the time.
    @discardableResult
    package mutating func at(_ time: Double, _ action: @escaping () -> Void) -> Ticket {
        add(
            Ticket(time: time) { _ in
                action()
                return false
            })
    }

    private mutating func add(_ ticket: Ticket) -> Ticket {
        tickets.append(ticket)
        return ticket
    }

    /// What is due at a time.
    package mutating func takeDue(at time: Double) -> [Ticket] {
        var due: [Ticket] = []
        tickets.removeAll { ticket in
            let isDue = (ticket.time ?? -.infinity) <= time
            if isDue, !ticket.isCancelled { due.append(ticket) }
            return isDue || ticket.isCancelled
        }
        return due
    }

    package mutating func keep(_ ticket: Ticket) { tickets.append(ticket) }

    /// When the next call is due.
    package var next: Frame.Next {
        var first: Double?
        for ticket in tickets where !ticket.isCancelled {
            guard let time = ticket.time else { return .refresh }
            first = min(first ?? time, time)
        }
        return first.map(Frame.Next.at) ?? .none
    }
}
