import Foundation

/// All stays, the oldest first.
struct VisitLog: Codable, Equatable {
    private(set) var visits: [Visit] = []

    /// The stays that began on one day.
    struct Day: Identifiable, Equatable {
        /// The day's first moment.
        let date: Date
        /// The latest first.
        let visits: [Visit]

        var id: Date { date }

        /// Seconds of all stays together.
        func duration(until now: Date) -> TimeInterval { visits.reduce(0) { $0 + $1.duration(until: now) } }
    }

    /// The stay that has not ended.
    var current: Visit? { visits.last.flatMap { $0.checkOut == nil ? $0 : nil } }

    /// Begins a stay. One that still lasts elsewhere ends.
    mutating func checkIn(at place: Place, coordinate: Coordinate, time: Date) {
        checkOut(time: time)
        visits.append(Visit(at: place, coordinate: coordinate, checkIn: time))
    }

    /// Ends the stay that lasts, if there is one.
    mutating func checkOut(time: Date) {
        guard current != nil else { return }
        visits[visits.count - 1].end(at: time)
    }

    mutating func remove(_ ids: Set<Visit.ID>) { visits.removeAll { ids.contains($0.id) } }

    /// The days with stays, the latest first. A stay over midnight belongs to the day on which it began.
    func days(in calendar: Calendar) -> [Day] {
        Dictionary(grouping: visits) { calendar.startOfDay(for: $0.checkIn) }
            .map { Day(date: $0.key, visits: $0.value.sorted { $0.checkIn > $1.checkIn }) }
            .sorted { $0.date > $1.date }
    }
}
