import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct SectionTests {
    private func frames(_ view: some View) -> [String: CGRect] {
        ViewHarness(view, size: CGSize(width: 100, height: 100)).viewGraph.root.probedFrames
    }

    @Test func outsideOfListsThePartsFollowOneAnother() {
        let found = frames(
            VStack(spacing: 0) {
                Section {
                    box(10, 10, "first")
                    box(10, 10, "second")
                } header: {
                    box(10, 20, "header")
                } footer: {
                    box(10, 30, "footer")
                }
            })
        #expect(found.mapValues(\.minY) == ["header": 15, "first": 35, "second": 45, "footer": 55])
    }

    @Test func aTitleIsTheHeader() {
        let title = "Fruit"
        let harness = ViewHarness(
            VStack {
                Section(title) { TestBox(9, 9, "apple") }
                Section(header: TestBox(9, 9, "vegetables"), footer: TestBox(9, 9, "end")) { TestBox(9, 9, "carrot") }
                Section { TestBox(9, 9, "salt") }
            })
        #expect(harness.labels == ["Fruit", "apple", "vegetables", "carrot", "end", "salt"])
    }

    @Test func thePartsAreBroughtUpToDate() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Section("Count \(count)") {
                        TestBox(9, 9, "more").onTapGesture { count += 1 }
                        ForEach(0..<count, id: \.self) { TestBox(9, 9, "row \($0)") }
                    }
                }
            }
        }
        let harness = ViewHarness(Counter())
        harness.tap("more")
        #expect(harness.labels == ["Count 1", "more", "row 0"])
    }
}
