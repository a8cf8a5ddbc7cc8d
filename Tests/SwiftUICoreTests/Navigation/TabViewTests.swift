import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TabViewTests {
    private struct Counter: View {
        let name: String
        let tally: Tally
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { tally.events.append("+\(name)") }
                .onDisappear { tally.events.append("-\(name)") }
        }
    }

    private struct Screen: View {
        let tally: Tally
        @State var selection = "b"
        var body: some View {
            TabView(selection: $selection) {
                Counter(name: "A", tally: tally)
                    .tabItem {
                        Image(systemName: "house")
                        Text("Home")
                    }
                    .tag("a")
                Counter(name: "B", tally: tally).tabItem { Label("Stars", systemImage: "star") }.tag("b")
            }
            .onChange(of: selection) { tally.events.append(selection) }
        }
    }

    @Test func tabsKeepTheirStateAndAreMadeWhenChosen() {
        let tally = Tally()
        let harness = ViewHarness(Screen(tally: tally))
        #expect(tally.events == ["+B"])
        harness.tap("B 0")
        harness.tap("Home")
        #expect(harness.element("A 0") != nil)
        #expect(harness.element("B 1") == nil)
        harness.tap("Stars")
        #expect(harness.element("B 1") != nil)
        #expect(
            tally.events == ["+B", "a", "-B", "+A", "b", "-A", "+B"]
                || Set(tally.events) == ["+B", "a", "-B", "+A", "b", "-A"])
    }

    /// 49 high above the safe area (facts/metrics.tsv, tab bar, iOS 7–18).
    @Test func theBarHasATabForEach() throws {
        let harness = ViewHarness(
            Screen(tally: Tally()), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        let bar = try #require(harness.elements.first { $0.properties.role == .tabBar })
        #expect(bar.properties.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 49))
        let tabs = bar.elements.map(\.properties)
        #expect(tabs.map(\.label) == ["Home", "Stars"])
        #expect(tabs.map(\.value) == ["1 of 2", "2 of 2"])
        #expect(tabs.map { $0.traits.contains(.selected) } == [false, true])
        #expect(tabs[1].frame == CGRect(x: 195, y: 761, width: 195, height: 49))
    }

    @Test func withoutASelectionTabsKeepTrackThemselves() {
        let harness = ViewHarness(
            TabView {
                Text("First page").tabItem { Text("One") }
                Text("Second page").tabItem { Text("Two") }
            })
        #expect(harness.element("First page") != nil)
        harness.tap("Two")
        #expect(harness.element("Second page") != nil)
        #expect(harness.element("First page") == nil)
    }

    @Test func aTabShowsItsBadge() {
        let harness = ViewHarness(TabView { Text("Page").tabItem { Text("One") }.badge(3) })
        #expect(harness.elements.first { $0.properties.role == .tab }?.properties.label == "One, 3")
    }

    @Test func tabsWithoutALabelAreChosenByTheirValue() {
        let harness = ViewHarness(
            TabView(selection: .constant(1)) {
                Tab(value: 0) { Text("First") }
                Tab(value: 1) { Text("Second").toolbarVisibility(.hidden, for: .tabBar) }
            })
        #expect(harness.element("Second") != nil)
        #expect(harness.element("First") == nil)
    }

    @Test func contentHidesTheBar() {
        let harness = ViewHarness(
            TabView {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Color.red.accessibilityIdentifier("page").toolbar(.hidden, for: .tabBar)
                    }
                }
                .tabItem { Text("One") }
            })
        #expect(harness.frame(of: "page")?.maxY == 844)
        #expect(!harness.elements.contains { $0.properties.role == .tabBar })
    }

    @Test func pagesTurnBySwipeAndBySelection() {
        struct Screen: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3) { number in
                        Button("Page \(number) of \(page)") { page = 2 }.tag(number)
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let harness = ViewHarness(Screen())
        #expect(harness.labels == ["Page 0 of 0"])
        harness.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 50, y: 600))
        harness.advance(by: 1)
        #expect(harness.labels == ["Page 1 of 1"])
        harness.tap("Page 1 of 1")
        harness.advance(by: 1)
        #expect(harness.labels == ["Page 2 of 2"])
        #expect(harness.frame(of: "Page 2 of 2")?.midX == 195)
    }

    @Test func onlyPagesNearTheCurrentOneAreMade() {
        struct Screen: View {
            let tally: Tally
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<1_000) { number in
                        Button("Page \(number)") { page = 700 }.onAppear { tally.events.append("+\(number)") }
                    }
                }
                .tabViewStyle(.page)
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Screen(tally: tally))
        #expect(tally.events == ["+0"])
        let count = harness.viewGraph.nodeCount
        harness.tap("Page 0")
        harness.advance(by: 2)
        #expect(harness.frame(of: "Page 700")?.midX == 195)
        #expect(tally.events == ["+0", "+700"])
        #expect(harness.viewGraph.nodeCount < 2 * count)
    }

    @Test func tabsShowTheirBadges() {
        let harness = ViewHarness(
            TabView {
                Tab("One", systemImage: "star") { Text("Page") }.badge(3)
                Tab("Two", systemImage: "star") { Text("Page") }.badge("new")
            })
        let tabs = harness.elements.filter { $0.properties.role == .tab }
        #expect(tabs.map(\.properties.label) == ["One, 3", "Two, new"])
    }

    /// An inset around the tab view lies over the bar, which stays at the edge of the window.
    @Test func theBarStaysBelowAnInset() throws {
        let view = TabView { Text("Page").tabItem { Text("Tab") } }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 80) }
        let harness = ViewHarness(view, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        let bar = try #require(harness.elements.first { $0.properties.role == .tabBar })
        #expect(abs(bar.properties.frame.maxY - 810) < 0.01)
    }

    @Test func sectionsHandUpTheirTabs() {
        let view = TabView {
            Tab("Home", systemImage: "house") { Text("first") }
            TabSection("More") {
                Tab("Stars", systemImage: "star") { Text("second") }.badge(3)
                Tab("Hearts", systemImage: "heart") { Text("third") }
            }
        }
        let harness = ViewHarness(view.tabViewStyle(.sidebarAdaptable))
        harness.tap("Hearts")
        #expect(harness.labels.contains("third") && harness.labels.contains("Stars, 3"))
    }

    private struct Adaptable: View {
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: 1) { Text("Page \(selection)") }
                TabSection("Library") {
                    ForEach(2..<11) { number in
                        Tab("Shelf \(number)", systemImage: "star", value: number) { Text("Page \(selection)") }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    /// "…it appears as a sidebar where there is room" (Apple's documentation of `sidebarAdaptable`, abridged).
    @Test func aWideWindowHasTheTabsInASidebar() throws {
        let harness = ViewHarness(Adaptable(), size: CGSize(width: 1000, height: 700))
        #expect(!harness.elements.contains { $0.properties.role == .tabBar })
        #expect(harness.labels.contains("Library"))
        #expect(try #require(harness.frame(of: "Page 1")).midX == 320 + 340)
        harness.tap("Shelf 10")
        #expect(harness.element("Page 10") != nil)
        harness.tap("ToggleSidebar")
        #expect(harness.elements.contains { $0.properties.role == .tabBar })
        #expect(try #require(harness.frame(of: "Page 10")).midX == 500)
        harness.tap("ToggleSidebar")
        harness.resize(to: CGSize(width: 390, height: 844))
        #expect(!harness.labels.contains("Library"))
        #expect(harness.elements.filter { $0.properties.role == .tab }.count == 5)
        #expect(harness.element("Page 10") != nil)
    }

    @Test func sectionsHandUpTabsWithValues() {
        struct Screen: View {
            @State private var selection = "a"
            var body: some View {
                TabView(selection: $selection) {
                    Tab("Home", systemImage: "house", value: "a") { Text("first") }
                    TabSection("More") { Tab("Stars", systemImage: "star", value: "b") { Text("second") } }
                    TabSection {
                        Tab("Hearts", systemImage: "heart", value: "c") { Text("third of \(selection)") }
                    } header: {
                        Label("Loved", systemImage: "heart")
                    }
                }
            }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Stars")
        #expect(harness.labels.contains("second"))
        harness.tap("Hearts")
        #expect(harness.labels.contains("third of c"))
    }

    private struct Mail: View {
        var body: some View {
            TabView {
                NavigationStack {
                    List(0..<50, id: \.self) { number in
                        NavigationLink("Letter \(number)") { Text("Text \(number)") }
                    }
                    .navigationTitle("Letters")
                }
                .tabItem { Label("Mail", systemImage: "envelope") }
                Text("Nothing").tabItem { Label("Other", systemImage: "star") }
            }
        }
    }

    /// As UITabBarController does on iOS: first back to the root, then to the top.
    @Test func aTapOnTheTabThatIsShownGoesToItsStart() throws {
        let harness = ViewHarness(Mail())
        let start = try #require(harness.frame(of: "Letter 0"))
        harness.scroll(by: CGSize(width: 0, height: -300), at: CGPoint(x: 200, y: 400))
        harness.advance(by: 1)
        #expect(harness.frame(of: "Letter 0") != start)
        harness.tap("Letter 10")
        harness.advance(by: 1)
        #expect(harness.element("Text 10") != nil)
        harness.tap("Mail")
        harness.advance(by: 1)
        #expect(harness.element("Text 10") == nil)
        #expect(harness.frame(of: "Letter 0") != start)
        harness.tap("Mail")
        harness.advance(by: 1)
        #expect(harness.frame(of: "Letter 0") == start)
    }
}
