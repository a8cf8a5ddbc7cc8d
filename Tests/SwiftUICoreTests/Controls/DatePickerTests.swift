import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct DatePickerTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private static var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        values.calendar = calendar
        values.timeZone = calendar.timeZone
        return values
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 30) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func harness(_ box: ValueBox<Date>, @ViewBuilder _ view: @escaping (Binding<Date>) -> some View)
        -> ViewHarness
    {
        ViewHarness(WithState(box, content: view), environment: Self.environment)
    }

    @Test func aDayOfTheMonthIsSelectedAndKeepsItsTime() {
        let box = ValueBox(Self.date(2025, 6, 15))
        let harness = harness(box) {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
        }
        #expect(harness.element("15")?.properties.traits == .selected)
        harness.tap("20")
        #expect(box.value == Self.date(2025, 6, 20))
        harness.tap("Next Month")
        harness.tap("31")
        #expect(box.value == Self.date(2025, 7, 31))
    }

    /// As UI tests of apps name them: “Friday, June 20”.
    @Test func daysAreCalledByTheWholeDate() {
        let harness = harness(ValueBox(Self.date(2025, 6, 15))) {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
        }
        #expect(harness.element("Friday, June 20") != nil)
        #expect(harness.element("Sunday, June 15")?.properties.traits == .selected)
        let today = ViewHarness(
            MultiDatePicker("Days", selection: .constant([])), environment: Self.environment)
        #expect(today.labels.count { $0.hasPrefix("Today, ") } == 1)
    }

    /// From memory of iOS: at the sizes for accessibility the controls are below the label.
    @Test(arguments: [DynamicTypeSize.large, .accessibility2])
    func hugeTextsHaveTheButtonsBelow(size: DynamicTypeSize) throws {
        let view = List {
            DatePicker("Departure", selection: .constant(Self.date(2025, 6, 15)), displayedComponents: .date)
            LabeledContent("Name", value: "Value")
        }
        let harness = ViewHarness(view.dynamicTypeSize(size), environment: Self.environment)
        let button = try #require(harness.frame(of: "Jun 15, 2025"))
        #expect((button.minX < 40) == size.isAccessibilitySize)
        #expect((button.maxX > 340) != size.isAccessibilitySize)
    }

    @Test func anyNumberOfDaysIsSelected() {
        let day = DateComponents(year: 2025, month: 6, day: 15)
        let box = ValueBox<Set<DateComponents>>([day])
        let harness = ViewHarness(
            WithState(box) {
                MultiDatePicker("Days", selection: $0, in: Self.date(2025, 6, 10)..<Self.date(2025, 7, 2))
            },
            environment: Self.environment)
        #expect(harness.element("15")?.properties.traits == .selected)
        for name in ["9", "20", "15", "Next Month", "1", "3"] { harness.tap(name) }
        #expect(
            box.value.map { Self.calendar.date(from: $0) }.sorted { $0! < $1! } == [
                Self.date(2025, 6, 20, 0, 0), Self.date(2025, 7, 1, 0, 0),
            ])
        #expect(box.value.allSatisfy { $0.calendar != nil && $0.era == 1 && $0.hour == nil })
        #expect(harness.element("1")?.properties.traits == .selected)
    }

    @Test func datesOutsideOfTheRangeCantBeSelected() {
        let box = ValueBox(Self.date(2025, 6, 15))
        let range = Self.date(2025, 6, 10)...Self.date(2025, 6, 20)
        let harness = harness(box) {
            DatePicker("Day", selection: $0, in: range, displayedComponents: .date).datePickerStyle(.graphical)
        }
        harness.tap("9")
        harness.tap("21")
        #expect(box.value == Self.date(2025, 6, 15))
        #expect(harness.element("Next Month")?.properties.traits == .disabled)
        harness.tap("10")
        #expect(box.value == Self.date(2025, 6, 10))
    }

    /// June 2025 begins on a Sunday, November 2025 on a Saturday.
    @Test func pagesHoldWholeWeeks() {
        let june = CalendarMonth(of: Self.date(2025, 6, 15), calendar: Self.calendar)
        #expect(june.days.count == 35)
        #expect(june.days.first?.date == Self.calendar.date(from: DateComponents(year: 2025, month: 6, day: 1)))
        let november = june.moved(by: 5)
        #expect(november.days.count == 42)
        #expect(november.days.firstIndex { $0.date != nil } == 6)
        #expect(june.weekdays.first == "Sun")
    }

    @Test func aButtonOpensTheCalendar() {
        let box = ValueBox(Self.date(2025, 6, 15))
        let harness = harness(box) { DatePicker("Day", selection: $0, displayedComponents: .date) }
        harness.tap("Jun 15, 2025")
        harness.advance(by: 1)
        harness.tap("3")
        #expect(box.value == Self.date(2025, 6, 3))
        harness.tap(at: CGPoint(x: 5, y: 840))
        harness.advance(by: 1)
        #expect(harness.element("4") == nil)
        #expect(harness.element("Jun 3, 2025") != nil)
    }

    @Test func wheelsStandInTheOrderOfTheLanguage() {
        #expect(DateWheel.all(for: .date, locale: Locale(identifier: "en_US")) == [.month, .day, .year])
        #expect(DateWheel.all(for: .date, locale: Locale(identifier: "ko_KR")) == [.year, .month, .day])
        #expect(
            DateWheel.all(for: .hourAndMinute, locale: Locale(identifier: "en_US")) == [.hour, .minute, .halfOfDay])
        #expect(
            DateWheel.all(for: .hourAndMinute, locale: Locale(identifier: "ko_KR")) == [.halfOfDay, .hour, .minute])
        #expect(DateWheel.all(for: .hourAndMinute, locale: Locale(identifier: "de_DE")) == [.hour, .minute])
    }

    @Test func wheelsAreTurned() {
        let box = ValueBox(Self.date(2025, 1, 31))
        let harness = harness(box) {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel)
        }
        #expect(harness.element("Month")?.properties.value == "January")
        #expect(harness.perform(.increment, on: "Month"))
        // The day stays within the month.
        #expect(box.value == Self.date(2025, 2, 28))
        #expect(harness.perform(.decrement, on: "Year"))
        #expect(box.value == Self.date(2024, 2, 28))
    }

    @Test(arguments: [DateWheel.day, .month, .year, .anyDay, .hour, .minute, .halfOfDay])
    func aWheelLeadsToItsIndex(wheel: DateWheel) {
        let date = Self.date(2025, 6, 15, 22, 5)
        let index = wheel.index(of: date, in: Self.calendar)
        #expect(wheel.setting(index, in: date, Self.calendar) == date)
        let other = wheel.setting(index - 1, in: date, Self.calendar)
        #expect(other < date)
        #expect(wheel.index(of: other, in: Self.calendar) == index - 1)
    }

    /// The hours of a clock of twelve go round twice and take the half of the day along (UIDatePicker).
    @Test func hoursLeadOverNoon() {
        let date = Self.date(2025, 6, 15, 9, 41)
        let calendar = Self.calendar
        #expect(DateWheel.hour.count(at: date, in: calendar) == 24)
        let later = DateWheel.hour.setting(DateWheel.hour.index(of: date, in: calendar) + 6, in: date, calendar)
        #expect(later == Self.date(2025, 6, 15, 15, 41))
        #expect(DateWheel.halfOfDay.index(of: later, in: calendar) == 1)
        let hours = [0, 11, 12, 13, 23].map { DateWheel.hour.title(of: $0, at: date, in: calendar) }
        #expect(hours == ["12", "11", "12", "1", "11"])
    }

    @Test func aDateOutOfTheRangeIsShownAsTheNearest() {
        let box = ValueBox(Self.date(2025, 6, 15))
        let harness = harness(box) {
            DatePicker("Day", selection: $0, in: ...Self.date(2024, 1, 31), displayedComponents: .date)
        }
        #expect(harness.element("Jan 31, 2024") != nil)
        #expect(box.value == Self.date(2025, 6, 15))
    }
}
