import Foundation

extension Date {
    /// A morning in autumn, the same in each picture.
    static let sample =
        Calendar.current.date(from: DateComponents(year: 2024, month: 10, day: 9, hour: 9, minute: 41)) ?? .distantPast
}
