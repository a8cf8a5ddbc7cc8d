import Foundation

/// How far a date is from the present, in whole seconds.
struct TimeDistance {
    private let present: Date
    private let date: Date

    init(from present: Date, to date: Date) {
        self.present = present
        self.date = date
    }

    var isPast: Bool { date < present }

    /// Whole seconds: those that are left are counted as long as any part of them is left.
    var magnitude: Int {
        let seconds = date.timeIntervalSince(present)
        let whole = seconds > 0 ? seconds.rounded(.up) : (-seconds).rounded(.down)
        return Int(min(whole, 1e12))
    }

    /// When the distance in a unit, given in seconds, will be another.
    func nextChange(ofUnit unit: Int) -> Date {
        let seconds = date.timeIntervalSince(present)
        let unit = Double(unit)
        guard seconds > 0 else { return date.addingTimeInterval(((-seconds / unit).rounded(.down) + 1) * unit) }
        // A whole number of units is left until a second less than these is left.
        let left = (seconds.rounded(.up) / unit).rounded(.down) * unit - 1
        return left > 0 ? date.addingTimeInterval(-left) : date
    }
}
