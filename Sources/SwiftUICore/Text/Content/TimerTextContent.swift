import Foundation

/// A clock that runs through an interval.
struct TimerTextContent: TextContent {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func append(to resolver: inout TextResolver) {
        let present = min(resolver.date, pauseTime ?? .distantFuture)
        let shown = min(max(present, interval.lowerBound), interval.upperBound)
        let distance =
            countsDown
            ? TimeDistance(from: shown, to: interval.upperBound) : TimeDistance(from: shown, to: interval.lowerBound)
        let format = TimeDistanceFormat(locale: resolver.environment.locale)
        resolver.append(format.clock(distance.magnitude, showsHours: showsHours).string)
        noteChange(distance, shown, in: &resolver)
    }

    private func noteChange(_ distance: TimeDistance, _ shown: Date, in resolver: inout TextResolver) {
        if resolver.date < interval.lowerBound { return resolver.noteChange(at: interval.lowerBound) }
        let next = distance.nextChange(ofUnit: 1)
        guard shown < interval.upperBound, next <= pauseTime ?? .distantFuture else { return }
        resolver.noteChange(at: next)
    }
}
