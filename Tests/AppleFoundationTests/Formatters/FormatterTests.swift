import AppleFoundation
import Foundation
import Testing

@Suite struct FormatterTests {
    /// Apple's documentation of `RelativeDateTimeFormatter` gives "1 day ago" and "yesterday".
    @Test func distancesInTime() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let dayLater = date.addingTimeInterval(86_400)
        #expect(formatter.localizedString(for: date, relativeTo: dayLater) == "1 day ago")
        #expect(formatter.localizedString(for: dayLater, relativeTo: date) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: date, relativeTo: dayLater) == "yesterday")
        formatter.locale = Locale(identifier: "ko_KR")
        #expect(formatter.localizedString(for: date, relativeTo: dayLater) == "어제")
    }

    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1]) == "1")
    }

    @Test func foldersOfTheUser() {
        #expect(URL.documentsDirectory.isFileURL)
        #expect(URL.cachesDirectory != URL.documentsDirectory)
    }
}
