import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What a tab bar controller does with more than five tabs: four and one for the others (UIKit's documentation of
/// `moreNavigationController`).
@MainActor
struct MoreTabsTests {
    private struct Screen: View {
        @State var selection = "1"
        var body: some View {
            TabView(selection: $selection) {
                ForEach(1..<7) { number in
                    Text("Page \(number) of \(selection)")
                        .tabItem {
                            Image(systemName: "star")
                            Text("Tab \(number)")
                        }
                        .badge(number == 6 ? 3 : 0)
                        .tag("\(number)")
                }
            }
        }
    }

    private func tabs(_ harness: ViewHarness) -> [AccessibilityElement] {
        harness.elements.filter { $0.properties.role == .tab }
    }

    @Test func fiveTabsAreAllInTheBar() {
        let harness = ViewHarness(
            TabView { ForEach(0..<5) { number in Text("Page").tabItem { Text("Tab \(number)") } } })
        #expect(tabs(harness).map(\.properties.label) == (0..<5).map { "Tab \($0)" })
    }

    @Test func fourTabsAndMoreAreInTheBarAndTheOthersInAList() {
        let harness = ViewHarness(Screen())
        #expect(tabs(harness).map(\.properties.label) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        #expect(tabs(harness).last?.properties.value == "5 of 5")
        harness.tap("More")
        #expect(tabs(harness).map { $0.properties.traits.contains(.selected) } == [false, false, false, false, true])
        #expect(harness.labels.contains("Tab 5") && harness.labels.contains("Tab 6, 3"))
        #expect(harness.element("Page 1 of 1") == nil)
    }

    @Test func aChosenTabIsPushedAndLeadsBackToTheList() {
        let harness = ViewHarness(Screen())
        harness.tap("More")
        harness.tap("Tab 5")
        harness.advance(by: 1)
        #expect(harness.frame(of: "Page 5 of 5")?.midX == 195)
        #expect(tabs(harness).last?.properties.traits.contains(.selected) == true)
        harness.tap(at: CGPoint(x: 30, y: 22))
        harness.advance(by: 1)
        #expect(harness.element("Page 5 of 5") == nil)
        #expect(harness.element("Tab 5") != nil)
        #expect(harness.elements.contains { $0.properties.role == .navigationBar && $0.properties.label == "More" })
    }

    @Test func theSwipeFromTheEdgeLeadsBackToTheList() {
        let harness = ViewHarness(Screen(selection: "6"))
        #expect(harness.frame(of: "Page 6 of 6")?.midX == 195)
        harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        harness.advance(by: 1)
        #expect(harness.element("Page 6 of 6") == nil)
        #expect(harness.element("Tab 6, 3") != nil)
    }

    @Test func moreShowsAgainWhatWasShownThere() {
        let harness = ViewHarness(Screen(selection: "5"))
        harness.tap("Tab 2")
        #expect(harness.element("Page 2 of 2") != nil)
        harness.tap("More")
        #expect(harness.element("Page 5 of 5") != nil)
        harness.tap("More")
        harness.advance(by: 1)
        #expect(harness.element("Tab 5") != nil)
        #expect(harness.element("Page 5 of 5") == nil)
    }

    @Test func aNewSelectionLeavesTheList() {
        struct Chooser: View {
            @State var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(1..<8) { number in
                        Text("Page \(number)").tabItem { Text("Tab \(number)") }.tag(number)
                    }
                }
                .overlay(alignment: .top) { Button("Jump") { selection = selection == 3 ? 7 : 3 }.padding(.top, 300) }
            }
        }
        let harness = ViewHarness(Chooser())
        harness.tap("More")
        harness.tap("Jump")
        #expect(harness.element("Page 3") != nil)
        harness.tap("Jump")
        #expect(harness.frame(of: "Page 7")?.midX == 195)
        #expect(harness.element("Page 3") == nil)
    }

    /// One bar, not two: that of the stack leads back.
    @Test func aStackInATabHasTheBackButton() {
        let view = TabView(selection: .constant(5)) {
            ForEach(1..<7) { number in
                NavigationStack { List { Text("Row") }.navigationTitle("Stack \(number)") }
                    .tabItem { Text("Tab \(number)") }.tag(number)
            }
        }
        let harness = ViewHarness(view)
        let bars = harness.elements.filter { $0.properties.role == .navigationBar }
        #expect(bars.map(\.properties.label) == ["Stack 5"])
        #expect(bars.first?.elements.first?.properties.label == "More")
    }

    /// The title of the list concerns no tab.
    @Test func nothingIsDoneWhereNothingChanges() {
        let harness = ViewHarness(Screen())
        let frames = harness.frameCount
        harness.advance(by: 1)
        #expect(harness.frameCount == frames)
        #expect(!harness.viewGraph.hasWork)
    }

    @Test func theWordIsInTheLanguageOfThePlace() {
        let harness = ViewHarness(Screen().environment(\.locale, Locale(identifier: "ko")))
        #expect(tabs(harness).last?.properties.label == "더 보기")
    }

    private struct Counter: View {
        @State private var count = 0
        let number: Int
        var body: some View { Button("Count \(number) \(count)") { count += 1 } }
    }

    /// A wide window has room for eight; what was done in a tab outlives the way there and back.
    @Test func stateOutlivesAnotherWidthOfTheWindow() throws {
        let harness = ViewHarness(
            TabView { ForEach(1..<7) { number in Counter(number: number).tabItem { Text("Tab \(number)") } } })
        harness.tap("More")
        harness.tap("Tab 6")
        harness.advance(by: 1)
        harness.tap("Count 6 0")
        harness.resize(to: CGSize(width: 1000, height: 700))
        harness.advance(by: 1)
        #expect(tabs(harness).count == 6)
        #expect(harness.element("BackButton") == nil)
        #expect(abs(try #require(harness.frame(of: "Count 6 1")).midY - (700 - 49) / 2) < 1)
        harness.resize(to: CGSize(width: 390, height: 844))
        harness.advance(by: 1)
        #expect(harness.element("Count 6 1") != nil && harness.element("BackButton") != nil)
    }

    @Test func stateOfTabsInTheListIsKept() {
        let harness = ViewHarness(
            TabView { ForEach(1..<7) { number in Counter(number: number).tabItem { Text("Tab \(number)") } } })
        harness.tap("More")
        harness.tap("Tab 6")
        harness.advance(by: 1)
        harness.tap("Count 6 0")
        harness.tap("Tab 1")
        harness.tap("More")
        #expect(harness.element("Count 6 1") != nil)
    }
}
