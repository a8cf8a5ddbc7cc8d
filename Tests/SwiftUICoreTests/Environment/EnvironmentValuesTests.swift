import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Values that apps read and set, and who follows them.
@MainActor
struct EnvironmentValuesTests {
    private struct Reader<Value>: View {
        @Environment private var value: Value
        init(_ key: KeyPath<EnvironmentValues, Value>) { _value = Environment(key) }
        var body: some View { Text(verbatim: "\(value)") }
    }

    private func text(_ view: some View) -> String? { ViewHarness(view).labels.first }

    @Test func nothingOfAssistanceIsOnByDefault() {
        for key in [
            \EnvironmentValues.accessibilityDifferentiateWithoutColor, \.accessibilityEnabled,
            \.accessibilityVoiceOverEnabled, \.accessibilityReduceMotion, \.accessibilityReduceTransparency,
        ] { #expect(text(Reader(key)) == "false") }
    }

    /// A phone that stands upright is narrow and tall.
    @Test func theSizeClassesAreThoseOfThePhone() {
        #expect(text(Reader(\.verticalSizeClass))?.contains("regular") == true)
        #expect(text(Reader(\.horizontalSizeClass))?.contains("compact") == true)
        #expect(
            text(Reader(\.horizontalSizeClass).environment(\.horizontalSizeClass, .regular))?.contains("regular")
                == true)
    }

    @Test func datesFollowTheTimeZoneAndTheLocale() throws {
        let noon = Text(Date(timeIntervalSince1970: 0), style: .time)
        func inZone(_ hours: Int) -> some View {
            noon.environment(\.timeZone, TimeZone(secondsFromGMT: hours * 3600)!)
                .environment(\.locale, Locale(identifier: "en_GB"))
        }
        #expect(text(inZone(10)) == "10:00")
        #expect(text(inZone(13)) == "13:00")
        let day = Text(Date(timeIntervalSince1970: 0), style: .date)
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        #expect(text(day.environment(\.locale, Locale(identifier: "ko_KR"))) == "1970년 1월 1일")
        #expect(text(day.environment(\.locale, Locale(identifier: "en_US"))) == "January 1, 1970")
    }

    @Test func rowsOfAListAreAsHighAsTheLeastHeight() {
        func height(_ least: CGFloat?) -> CGFloat? {
            let list = List {
                TestBox(10, 5).probe("one").listRowInsets(EdgeInsets()); TestBox(10, 5).probe("two")
            }
            let harness = ViewHarness(
                list.listStyle(.plain).transformEnvironment(\.defaultMinListRowHeight) { $0 = least ?? $0 })
            let frames = harness.viewGraph.root.probedFrames
            return frames["two"].flatMap { two in frames["one"].map { two.midY - $0.midY } }
        }
        #expect(height(nil) == 44)
        #expect(height(90) == 90)
    }

    @Test func symbolsTakeTheVariantsAroundThem() {
        func path(_ view: some View) -> String {
            ViewHarness(view).displayList.commands.map { "\($0)" }.last ?? ""
        }
        let star = Image(systemName: "star")
        #expect(path(star.symbolVariant(.fill)) == path(Image(systemName: "star.fill")))
        #expect(path(star.environment(\.symbolVariants, .fill)) == path(Image(systemName: "star.fill")))
        #expect(path(star.environment(\.symbolVariants, .none).symbolVariant(.fill)) == path(star))
    }
}
