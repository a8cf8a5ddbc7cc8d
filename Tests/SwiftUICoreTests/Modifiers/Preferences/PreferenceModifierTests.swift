import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Values that views hand up: documentation of `PreferenceKey`, `preference(key:value:)` and their neighbours.
@MainActor
struct PreferenceModifierTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Frames: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Counter: View {
        let tally: Tally
        @State private var count = 1
        @State private var other = 1

        var body: some View {
            VStack {
                Button("more") { count += 1 }
                Button("other \(other)") { other += 1 }
                ForEach(0..<count, id: \.self) { Color.clear.preference(key: Names.self, value: ["\($0)"]) }
            }
            .onPreferenceChange(Names.self) { tally.events.append($0.joined()) }
        }
    }

    @Test func valuesAreReducedInOrderAndToldWhenTheyChange() {
        let tally = Tally()
        let harness = ViewHarness(Counter(tally: tally))
        #expect(tally.events == ["0"])
        harness.tap("other 1")
        #expect(tally.events == ["0"])
        harness.tap("more")
        #expect(tally.events == ["0", "01"])
    }

    @Test func aViewHandsUpInPlaceOfThoseBelowAndMayChangeWhatTheyDo() {
        let tally = Tally()
        _ = ViewHarness(
            HStack {
                Color.red.preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["outer"])
                Color.red.preference(key: Names.self, value: ["a"])
                    .transformPreference(Names.self) { $0 = $0.map { $0 + "!" } }
            }
            .onPreferenceChange(Names.self) { tally.events = $0 })
        #expect(tally.events == ["outer", "a!"])
    }

    @Test func backgroundsAndOverlaysReadValues() {
        let harness = ViewHarness(
            Text("content").preference(key: Names.self, value: ["below"])
                .backgroundPreferenceValue(Names.self) { Text("under " + $0.joined()) }
                .overlayPreferenceValue(Names.self) { Text("over " + $0.joined()) })
        #expect(harness.labels == ["under below", "content", "over below"])
    }

    @Test func anchorsAreReadInTheCoordinatesOfTheReader() {
        let harness = ViewHarness(
            HStack(spacing: 0) {
                Color.clear.frame(width: 20, height: 10)
                Color.clear.frame(width: 30, height: 10).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Frames.self) { anchors in
                GeometryReader { proxy in Text("\(Int(proxy[anchors[0]].minX)) \(Int(proxy[anchors[0]].width))") }
            })
        #expect(harness.labels == ["20 30"])
    }
}
