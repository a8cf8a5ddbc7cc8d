import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Texts of dates.
@MainActor
struct DateTextTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func resolve(_ text: Text, after seconds: Double = 0, _ locale: String = "en_US") -> TextResolution {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        return TextResolution.of(
            text, TextEnvironment(deriving: environment), styles: .environment(environment),
            date: now.addingTimeInterval(seconds), services: nil)
    }

    private func shown(_ text: Text, after seconds: Double = 0, _ locale: String = "en_US") -> String {
        // CLDR puts narrow spaces before AM and PM.
        resolve(text, after: seconds, locale).string.replacingOccurrences(of: "\u{202F}", with: " ")
    }

    private func distance(_ seconds: Double, _ style: Text.DateStyle, _ locale: String = "en_US") -> String {
        shown(Text(now.addingTimeInterval(seconds), style: style), locale)
    }

    private func shown(_ text: Text, _ locale: String) -> String { shown(text, after: 0, locale) }

    @Test func datesAndTimes() {
        #expect(shown(Text(now, style: .time)) == "10:13 PM")
        #expect(shown(Text(now, style: .date)) == "November 14, 2023")
        #expect(shown(Text(now, style: .date), "ko_KR") == "2023년 11월 14일")
        #expect(shown(Text(now, format: .dateTime.year().month().day())).contains("2023"))
        #expect(shown(Text(now...now.addingTimeInterval(3600))).contains("10:13"))
        #expect(shown(Text(DateInterval(start: now, duration: 3600))).contains("11:13"))
        #expect(resolve(Text(now, style: .date)).nextChange == nil)
    }

    @Test func relativeDistancesHaveTwoUnits() {
        // Apple's documentation of `Text.DateStyle.relative`: “2 hours, 23 minutes”; the units are abbreviated on devices.
        #expect(distance(2 * 3600 + 23 * 60, .relative) == "2 hr, 23 min")
        #expect(distance(-(2 * 3600 + 23 * 60), .relative) == "2 hr, 23 min")
        #expect(distance(61, .relative) == "1 min, 1 sec")
        #expect(distance(5, .relative) == "5 sec")
        #expect(distance(2 * 3600 + 23 * 60, .relative, "ko_KR") == "2시간 23분")
    }

    @Test func offsetsHaveASignAndOneUnit() {
        // Apple's documentation of `Text.DateStyle.offset`: “+2 hours”.
        #expect(distance(2 * 3600 + 23 * 60, .offset) == "+2 hours")
        #expect(distance(-3 * 86_400, .offset) == "-3 days")
        #expect(distance(0, .offset) == "0 seconds")
    }

    @Test func timersAreClocks() {
        // Apple's documentation of `Text.DateStyle.timer`: “2:32”, “36:59:01”.
        #expect(distance(2 * 60 + 32, .timer) == "2:32")
        #expect(distance(-(36 * 3600 + 59 * 60 + 1), .timer) == "36:59:01")
        #expect(distance(0.4, .timer) == "0:01")
    }

    @Test func timerIntervalsStandStillOutside() {
        let interval = now...now.addingTimeInterval(90)
        #expect(shown(Text(timerInterval: interval), after: -10) == "1:30")
        #expect(shown(Text(timerInterval: interval), after: 20) == "1:10")
        #expect(shown(Text(timerInterval: interval), after: 100) == "0:00")
        #expect(shown(Text(timerInterval: interval, countsDown: false), after: 20) == "0:20")
        #expect(shown(Text(timerInterval: interval, countsDown: false), after: 100) == "1:30")
        #expect(shown(Text(timerInterval: interval, pauseTime: now.addingTimeInterval(30)), after: 70) == "1:00")
        let long = now...now.addingTimeInterval(7200)
        #expect(shown(Text(timerInterval: long), after: 0) == "2:00:00")
        #expect(shown(Text(timerInterval: long, showsHours: false), after: 0) == "120:00")
        #expect(resolve(Text(timerInterval: interval), after: 100).nextChange == nil)
        #expect(resolve(Text(timerInterval: interval), after: -10).nextChange == now)
    }

    @Test func theNextChangeIsWhenTheTextIsAnother() {
        for (seconds, style) in [(-10.25, Text.DateStyle.timer), (10.25, .timer), (7300, .relative), (-100.5, .offset)]
        {
            let text = Text(now.addingTimeInterval(seconds), style: style)
            let first = resolve(text)
            guard let change = first.nextChange?.timeIntervalSince(now) else {
                Issue.record("It never changes.")
                continue
            }
            #expect(change > 0)
            #expect(resolve(text, after: change - 0.01).string == first.string)
            #expect(resolve(text, after: change + 0.01).string != first.string)
        }
    }

    @Test func onlyTheTextThatDependsOnThePresentChanges() {
        struct Clock: View {
            let start: Date
            let tally: Tally
            var body: some View {
                tally.body("clock")
                return VStack {
                    Text("Still")
                    Text(start, style: .timer)
                }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Clock(start: Date(), tally: tally))
        let before = harness.labels
        let measures = harness.viewGraph.measureCount
        harness.advance(by: 600)
        #expect(harness.labels.first == before.first)
        #expect(harness.labels.last != before.last)
        #expect(tally.bodies == ["clock": 1])
        // Each second a text is measured anew; where it is no wider, nothing above it is.
        #expect(harness.viewGraph.measureCount - measures < 600 * 6)
        #expect(!harness.damage.isEmpty)
    }
}
