import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Columns side by side and one at a time.
@MainActor
struct SplitViewTests {
    private let wide = CGSize(width: 1000, height: 700)
    private let narrow = CGSize(width: 390, height: 844)

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Linked: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    Counter(name: "side")
                    NavigationLink("Choose") {
                        VStack {
                            Counter(name: "chosen")
                            NavigationLink("On") { Text("Last") }
                        }
                        .navigationTitle("Chosen")
                    }
                }
                .navigationTitle("Sidebar")
                .navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
            } detail: {
                Text("Nothing")
            }
        }
    }

    private func resize(_ harness: ViewHarness, to size: CGSize) {
        harness.resize(to: size)
        harness.advance(by: 1)
    }

    @Test func whatWasPushedOutlivesAnotherWidthOfTheWindow() {
        let harness = ViewHarness(Linked(), size: wide)
        harness.tap("side 0")
        harness.tap("Choose")
        harness.tap("chosen 0")
        harness.tap("On")
        harness.advance(by: 1)
        resize(harness, to: narrow)
        #expect(harness.labels.contains("Last") && !harness.labels.contains("side 1"))
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.labels.contains("chosen 1"))
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.labels.contains("side 1"))
        #expect(harness.element("BackButton") == nil)
        harness.tap("Choose")
        harness.advance(by: 1)
        harness.tap("chosen 0")
        resize(harness, to: wide)
        #expect(harness.labels.contains("side 1") && harness.labels.contains("chosen 1"))
        #expect(harness.element("BackButton") == nil)
    }

    @Test func theWayBackOutOfAColumnIsNamedForTheOneBefore() {
        let harness = ViewHarness(Linked(), size: narrow)
        harness.tap("Choose")
        harness.advance(by: 1)
        #expect(harness.element("BackButton")?.properties.label == "Sidebar")
        harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        harness.advance(by: 1)
        #expect(harness.labels.contains("side 0") && !harness.labels.contains("chosen 0"))
    }

    @Test func theSidebarIsHiddenByItsButton() {
        let harness = ViewHarness(Linked(), size: wide)
        #expect(harness.frame(of: "Nothing")!.midX == 650)
        harness.tap("ToggleSidebar")
        harness.advance(by: 1)
        #expect(harness.frame(of: "Nothing")!.midX == 500)
        #expect(harness.element("side 0") == nil)
        harness.tap("ToggleSidebar")
        harness.advance(by: 1)
        #expect(harness.element("side 0") != nil)
    }

    @Test func theLineBetweenColumnsIsDraggedWithinBounds() {
        let harness = ViewHarness(Linked(), size: wide)
        harness.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 350, y: 400))
        #expect(harness.frame(of: "Nothing")!.midX == 675)
        harness.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 900, y: 400))
        #expect(harness.frame(of: "Nothing")!.midX == 700)
    }

    @Test func aProminentDetailKeepsItsWidth() {
        let harness = ViewHarness(Linked().navigationSplitViewStyle(.prominentDetail), size: wide)
        #expect(harness.frame(of: "Nothing")!.midX == 500)
        #expect(harness.element("side 0") != nil)
        harness.tap(at: CGPoint(x: 800, y: 400))
        harness.advance(by: 1)
        #expect(harness.element("side 0") == nil)
    }

    private struct Nested: View {
        @State private var chosen: Int?
        var body: some View {
            NavigationSplitView {
                List(0..<3, selection: $chosen) { Text("Row \($0)").tag($0) }.navigationTitle("Rows")
            } detail: {
                NavigationStack {
                    NavigationLink("Detail \(chosen ?? -1)") { Text("Last") }.navigationTitle("Detail")
                        .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    /// One bar, that of the stack, with the column's own way back in it.
    @Test func aStackInAColumnHasTheColumnsBar() {
        let harness = ViewHarness(Nested(), size: narrow)
        harness.tap("Row 1")
        harness.advance(by: 1)
        let bars = harness.elements.filter { $0.properties.role == .navigationBar }
        #expect(bars.map(\.properties.frame.height) == [44])
        harness.tap("Detail 1")
        harness.advance(by: 1)
        harness.tap("BackButton")
        harness.advance(by: 1)
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Row 1"))
    }

    private struct Three: View {
        var body: some View {
            NavigationSplitView {
                NavigationLink("One") { Text("Two of one") }.navigationTitle("First")
            } content: {
                Text("Two")
            } detail: {
                Text("Three")
            }
        }
    }

    @Test func threeColumnsAreShownTogether() {
        let harness = ViewHarness(Three(), size: CGSize(width: 1200, height: 700))
        #expect(Set(["One", "Two", "Three"]).isSubset(of: harness.labels))
        harness.tap("One")
        #expect(harness.labels.contains("Two of one") && !harness.labels.contains("Two"))
        harness.tap("ToggleSidebar")
        harness.advance(by: 1)
        #expect(!harness.labels.contains("One") && harness.labels.contains("Three"))
    }

    /// The detail keeps a width that can be used: the first column goes, and lies over it once it is wanted.
    @Test func aWindowTooNarrowForThreeColumnsShowsTwo() throws {
        let harness = ViewHarness(Three(), size: CGSize(width: 700, height: 700))
        #expect(!harness.labels.contains("One") && harness.labels.contains("Two"))
        let middle = try #require(harness.frame(of: "Three")).midX
        #expect(abs(middle - (320 + 190)) < 0.01)
        harness.tap("ToggleSidebar")
        harness.advance(by: 1)
        #expect(Set(["One", "Two"]).isSubset(of: harness.labels))
        harness.tap(at: CGPoint(x: 690, y: 400))
        harness.advance(by: 1)
        #expect(!harness.labels.contains("One"))
        resize(harness, to: CGSize(width: 1200, height: 700))
        harness.advance(by: 1)
        #expect(harness.labels.contains("Three"))
    }

    @Test func aWindowThatBecomesWideShowsAllThree() {
        let harness = ViewHarness(Three(), size: CGSize(width: 700, height: 700))
        resize(harness, to: CGSize(width: 1200, height: 700))
        harness.advance(by: 1)
        #expect(Set(["One", "Two", "Three"]).isSubset(of: harness.labels))
    }

    private struct Choosing: View {
        @State var chosen: Int?
        var body: some View {
            NavigationSplitView {
                List(0..<3, selection: $chosen) { Text("Row \($0)").tag($0) }
                    .toolbar { Button("Choose") { chosen = 2 } }
            } detail: {
                Text("Detail \(chosen.map { "\($0)" } ?? "none")")
                Button("Nothing") { chosen = nil }
            }
        }
    }

    /// Whoever chooses it: in a narrow window what is chosen is shown, and no more once the user has come back.
    @Test func whatIsChosenIsShown() {
        let harness = ViewHarness(Choosing(), size: narrow)
        harness.tap("Choose")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Detail 2"))
        harness.tap("BackButton")
        harness.advance(by: 1)
        harness.tap("Choose")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Detail 2"))
        resize(harness, to: wide)
        #expect(harness.labels.contains("Detail 2") && harness.labels.contains("Row 2"))
        #expect(ViewHarness(Choosing(chosen: 1), size: narrow).labels.contains("Detail 1"))
    }

    /// On a phone the list comes back, as on iOS.
    @Test func theListComesBackWhenNothingIsChosen() {
        let harness = ViewHarness(Choosing(), size: narrow)
        harness.tap("Row 1")
        harness.advance(by: 1)
        harness.tap("Nothing")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Row 1") && !harness.labels.contains("Detail none"))
        harness.tap("Row 1")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Detail 1"))
    }

    private struct Old: View {
        var body: some View {
            NavigationView {
                NavigationLink("Choose") { Counter(name: "chosen") }.navigationTitle("Rows")
                Text("Nothing")
            }
        }
    }

    @Test func anOldViewOfTwoColumnsKeepsThemToo() {
        let harness = ViewHarness(Old(), size: narrow)
        #expect(harness.labels.contains("Choose") && !harness.labels.contains("Nothing"))
        harness.tap("Choose")
        harness.advance(by: 1)
        harness.tap("chosen 0")
        resize(harness, to: wide)
        #expect(harness.labels.contains("chosen 1") && harness.labels.contains("Choose"))
        resize(harness, to: narrow)
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Choose"))
    }

    /// Apple's documentation: a link that is no detail link shows its view in the column that it is in.
    @Test func aLinkThatIsNoDetailLinkStaysInItsColumn() {
        let view = NavigationView {
            NavigationLink("Choose") { Text("chosen") }.isDetailLink(false).navigationTitle("Rows")
            Text("Nothing")
        }
        let harness = ViewHarness(view, size: wide)
        harness.tap("Choose")
        harness.advance(by: 1)
        #expect(harness.labels.contains("chosen") && harness.labels.contains("Nothing"))
        #expect(!harness.labels.contains("Choose"))
    }

    private struct OldOfOneView: View {
        var body: some View {
            NavigationView { NavigationLink("Choose") { Counter(name: "chosen") }.navigationTitle("Rows") }
        }
    }

    @Test func anOldViewOfOneViewKeepsWhatWasPushed() {
        let harness = ViewHarness(OldOfOneView(), size: narrow)
        harness.tap("Choose")
        harness.advance(by: 1)
        harness.tap("chosen 0")
        resize(harness, to: wide)
        #expect(harness.labels.contains("chosen 1") && harness.labels.contains("Choose"))
        resize(harness, to: narrow)
        #expect(harness.labels.contains("chosen 1") && !harness.labels.contains("Choose"))
    }

    @Test func anOldViewHasAColumnForEachOfThreeViews() {
        let three = NavigationView {
            Text("One").navigationTitle("Rows")
            Counter(name: "two")
            Text("Three")
        }
        let harness = ViewHarness(three, size: CGSize(width: 1200, height: 700))
        #expect(["One", "two 0", "Three"].allSatisfy(harness.labels.contains))
    }
}
