import Foundation
import Testing

@testable import AppleFoundation

/// What Apple's formatter writes, as its documentation and published outputs have it.
struct DateComponentsFormatterTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit)
        -> DateComponentsFormatter
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        return formatter
    }

    @Test func positionsHaveTwoDigitsBehindTheFirst() {
        let positional = formatter(.positional, [.hour, .minute, .second])
        #expect(positional.string(from: 3723) == "1:02:03")
        #expect(positional.string(from: 65) == "1:05")
        #expect(positional.string(from: 0) == "0")
        positional.zeroFormattingBehavior = .pad
        #expect(positional.string(from: 65) == "00:01:05")
        #expect(formatter(.positional, [.minute, .second]).string(from: 3600) == "60:00")
    }

    @Test func wordsLeaveZerosOut() {
        #expect(formatter(.full, [.hour, .minute]).string(from: 5400) == "1 hour, 30 minutes")
        #expect(formatter(.full, [.hour, .minute]).string(from: 3600) == "1 hour")
        #expect(formatter(.short, [.hour, .minute]).string(from: 5400) == "1 hr, 30 min")
        #expect(formatter(.abbreviated, [.hour, .minute, .second]).string(from: 5405) == "1h 30m 5s")
        #expect(formatter(.brief, [.hour, .minute]).string(from: 5400) == "1hr 30min")
        #expect(formatter(.full, [.second]).string(from: -5) == "-5 seconds")
        let short = formatter(.full, [.day, .hour, .minute])
        short.maximumUnitCount = 1
        #expect(short.string(from: 90_000) == "1 day")
    }

    @Test func yearsAndMonthsAreCounted() {
        let ages = formatter(.full, [.year, .month])
        var components = DateComponents()
        components.month = 14
        #expect(ages.string(from: components) == "1 year, 2 months")
        ages.calendar?.locale = Locale(identifier: "ko")
        #expect(ages.string(from: components) == "1년, 2개월")
    }

    @Test(arguments: [Double.infinity, .nan, 1e300, -1e300])
    func timesBeyondCalendarsAreNothing(seconds: Double) {
        #expect(formatter(.full, .hour).string(from: seconds) == nil)
    }
}
