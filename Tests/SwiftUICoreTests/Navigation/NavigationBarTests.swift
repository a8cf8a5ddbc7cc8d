import Combine
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct NavigationBarTests {
    private static let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func harness<Content: View>(_ content: Content) -> ViewHarness {
        ViewHarness(NavigationView { content }, safeArea: Self.safeArea)
    }

    /// 44 high, 96 with a large title (facts/metrics.tsv, nav bar, iOS 11–18), below the safe area.
    /// Buttons are as wide as they are; the title has what they leave.
    @Test func longButtonsStayOnOneLine() throws {
        let harness = harness(
            Text("Page").navigationTitle("SwiftUI").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Tap me") {}
                    Button("Or tap this one") {}
                }
            })
        let (short, long) = (
            try #require(harness.frame(of: "Tap me")), try #require(harness.frame(of: "Or tap this one"))
        )
        #expect(short.height == long.height)
        let title = try #require(harness.elements.first { $0.properties.traits.contains(.header) })
        #expect(title.properties.frame.minX >= long.maxX)
    }

    @Test func contentKeepsClearOfTheBar() {
        let content = Color.red.accessibilityIdentifier("content")
        #expect(harness(content.navigationTitle("Title")).frame(of: "content")?.minY == 143.0)
        #expect(
            harness(content.navigationBarTitle("Title", displayMode: .inline)).frame(of: "content")?.minY == 91.0)
        #expect(harness(content.navigationBarHidden(true)).frame(of: "content")?.minY == 47.0)
        #expect(harness(content.toolbar(.hidden, for: .navigationBar)).frame(of: "content")?.minY == 47.0)
        #expect(harness(content.toolbar(.hidden)).frame(of: "content")?.minY == 47.0)
    }

    @Test func aTitleMayBeTakenOutOfTheBar() {
        let content = Color.red.accessibilityIdentifier("content").navigationTitle("Title")
        let harness = harness(content.toolbar(removing: .title))
        #expect(harness.frame(of: "content")?.minY == 91.0)
        #expect(!harness.labels.contains("Title"))
    }

    @Test func theLargeTitleGoesAsContentIsScrolled() throws {
        let harness = harness(
            ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("content") }.navigationTitle("Title"))
        #expect(harness.frame(of: "content")?.minY == 143)
        func title() throws -> CGRect {
            try #require(harness.elements.first { $0.properties.traits.contains(.header) }).properties.frame
        }
        #expect(try title().minX == 16)
        #expect(try title().minY == 47 + 44 + 3)
        harness.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 200, y: 500))
        #expect(harness.frame(of: "content")?.minY == 43)
        #expect(try title().midX == 195)
        #expect(try title().midY == 47 + 22)
    }

    @Test func itemsGoToTheirPlaces() throws {
        let tally = Tally()
        let harness = harness(
            Text("Content").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { Button("Left") { tally.events.append("left") } }
                    ToolbarItemGroup(placement: .navigationBarTrailing) {
                        Button("One") {}
                        Button("Two") { tally.events.append("two") }
                    }
                    ToolbarItem(placement: .principal) { Text("Middle") }
                    ToolbarItem(placement: .bottomBar) { Button("Below") { tally.events.append("below") } }
                })
        #expect(try #require(harness.frame(of: "Left")).minX == 16)
        #expect(try #require(harness.frame(of: "Two")).maxX == 374)
        #expect(try #require(harness.frame(of: "One")).maxX < #require(harness.frame(of: "Two")).minX)
        #expect(try #require(harness.frame(of: "Middle")).midX == 195)
        #expect(try #require(harness.frame(of: "Below")).midY == 844 - 34 - 22)
        for name in ["Left", "Two", "Below"] { harness.tap(name) }
        #expect(tally.events == ["left", "two", "below"])
    }

    @Test func olderItemsAndPlainViewsAreInTheBar() {
        let harness = harness(
            Text("Content").navigationBarItems(leading: Text("A"), trailing: Text("B")).toolbar { Text("C") })
        #expect(harness.labels == ["A", "B", "C", "Content"])
    }

    @Test func itemsChangeWithTheState() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Text("Content").navigationTitle("Title \(count)")
                    .toolbar {
                        if count < 2 { ToolbarItem { Button("Add \(count)") { count += 1 } } }
                    }
            }
        }
        let harness = harness(Screen())
        harness.tap("Add 0")
        harness.tap("Add 1")
        #expect(harness.labels == ["Title 2", "Title 2", "Content"])
    }

    @Test func theBackButtonNamesThePageBelowOrSaysBack() throws {
        struct Screen: View {
            let title: String
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationTitle(title)
                        .navigationDestination(for: Int.self) { _ in
                            Text("Top").navigationTitle("A title of some length").navigationBarTitleDisplayMode(.inline)
                        }
                }
            }
        }
        let short = ViewHarness(Screen(title: "Home"))
        #expect(short.element("BackButton")?.properties.label == "Home")
        let long = ViewHarness(Screen(title: "A title that leaves no room for anything"))
        #expect(long.element("BackButton")?.properties.label == "Back")
        let korean = ViewHarness(Screen(title: "").environment(\.locale, Locale(identifier: "ko")))
        #expect(korean.element("BackButton")?.properties.label == "뒤로")
    }

    @Test func theBackButtonCanBeHidden() {
        let harness = ViewHarness(
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationDestination(for: Int.self) { _ in Text("Top").navigationBarBackButtonHidden() }
            })
        #expect(harness.element("Top") != nil)
        #expect(harness.element("BackButton") == nil)
    }

    /// As on an iPhone: a menu at the end of the bar.
    @Test func secondaryActionsAreInAMenu() {
        let tally = Tally()
        let harness = harness(
            Text("Content").toolbar {
                ToolbarItem(placement: .secondaryAction) {
                    Button("Sort", systemImage: "star") { tally.events.append("sort") }
                }
                ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            })
        #expect(harness.element("Sort") == nil)
        #expect(harness.frame(of: "More")?.maxX == 374)
        harness.tap("More")
        harness.advance(by: 1)
        harness.tap("Sort")
        #expect(tally.events == ["sort"])
    }

    private struct SchemeReader: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(scheme)") }
    }

    /// "The preferred color scheme will be respected when the background of the bar is shown." (Apple's documentation)
    @Test(arguments: [Visibility.visible, .hidden])
    func aBarWithABackgroundHasASchemeOfItsOwn(background: Visibility) {
        let content = Text("Content").navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) { SchemeReader() }
                ToolbarItem(placement: .bottomBar) { SchemeReader() }
            }
            .toolbarColorScheme(.dark, for: .navigationBar, .bottomBar)
            .toolbarBackground(background, for: .navigationBar, .bottomBar)
        let labels = harness(content).labels.filter { ["light", "dark"].contains($0) }
        #expect(labels == Array(repeating: background == .visible ? "dark" : "light", count: 2))
    }

    private struct Appearing: View {
        @State private var hasAppeared = false
        var body: some View {
            NavigationStack {
                List { Text("Row").opacity(hasAppeared ? 1 : 0.5) }
                    .navigationTitle("Title")
                    .onAppear { withAnimation(.linear(duration: 1)) { hasAppeared = true } }
            }
        }
    }

    /// The bar has its height before `onAppear` runs: what that animates does not move the screen.
    @Test func anAnimationAtTheStartDoesNotMoveTheContent() {
        let harness = ViewHarness(Appearing())
        let start = harness.frame(of: "Row")
        harness.advance(by: 2)
        #expect(harness.frame(of: "Row") == start)
    }

    @Test func anEditorsWayBackIsAChevronAlone() throws {
        func width(_ role: ToolbarRole) throws -> CGFloat {
            let page = Text("Page").toolbarRole(role)
            let harness = harness(NavigationLink("Go", destination: page).navigationTitle("Documents"))
            harness.tap("Go")
            harness.advance(by: 1)
            let button = try #require(harness.element("BackButton"))
            #expect(button.properties.label == "Documents")
            return button.properties.frame.width
        }
        #expect(try width(.editor) == 44)
        #expect(try width(.automatic) > 80)
    }

    @Test func aSubtitleStandsBelowTheTitle() throws {
        let page = Color.red.accessibilityIdentifier("content").navigationTitle("Title").navigationSubtitle("Below")
        let large = harness(page)
        #expect((130..<160).contains(try #require(large.frame(of: "Below")).minY))
        // 20 points more than a large title alone.
        #expect(large.frame(of: "content")?.minY == 163)
        #expect(harness(page.navigationBarTitleDisplayMode(.inline)).frame(of: "content")?.minY == 91)
    }

    private final class Model: ObservableObject { @Published var name = "model" }

    private struct Named: View {
        @EnvironmentObject private var model: Model
        var body: some View { Button(model.name) { model.name = "changed" } }
    }

    private struct Editing: View {
        @State private var mode = EditMode.inactive
        @State private var isOff = false
        @StateObject private var model = Model()
        var body: some View {
            List {
                ForEach(0..<3, id: \.self) { Text("Row \($0)") }.onDelete { _ in }
                Button("Off") { isOff = true }
                Text(mode.isEditing ? "editing" : "resting")
            }
            .navigationBarItems(trailing: EditButton())
            .toolbar { ToolbarItem(placement: .topBarLeading) { Named() } }
            .navigationBarTitleDisplayMode(.inline)
            .environmentObject(model)
            .environment(\.editMode, $mode)
            .disabled(isOff)
        }
    }

    /// What is set around the view that has them holds in items of the bar.
    @Test func itemsHaveTheEnvironmentOfTheirView() {
        let harness = harness(Editing())
        harness.tap("Edit")
        harness.advance(by: 1)
        #expect(harness.labels.contains("editing") && harness.labels.contains("Done"))
        harness.tap("model")
        #expect(harness.labels.contains("changed"))
        harness.tap("Done")
        harness.advance(by: 1)
        harness.tap("Off")
        #expect(harness.element("Edit")?.properties.traits.contains(.disabled) == true)
    }

    private struct Presenting: View {
        @State private var isShown = false
        var body: some View {
            Text("Page").toolbar {
                Button("Open", systemImage: "star") { isShown = true }
                    .sheet(isPresented: $isShown) { Label("Inner", systemImage: "star").font(.system(size: 20)) }
            }
        }
    }

    /// Labels have their icon alone in a bar, not in what is presented from it.
    @Test func whatABarPresentsIsNoPartOfIt() throws {
        let harness = harness(Presenting())
        harness.tap("Open")
        harness.advance(by: 1)
        let label = try #require(harness.element("Inner"))
        #expect(label.properties.frame.width > 40)
    }

    /// In bars toggles are buttons, as on iOS.
    @Test func aToggleInABarIsAButton() throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Text("Content").toolbar { Toggle("Flag", systemImage: "flag", isOn: $isOn) }
                }
            }
        }
        let harness = ViewHarness(Screen())
        let frame = try #require(harness.frame(of: "Flag"))
        #expect(frame.width < 51)
        harness.tap("Flag")
        #expect(harness.element("Flag")?.properties.value == "1")
    }

    /// As the safe area of iOS shrinks with the bar: what lies right below it stays there.
    @Test func whatLiesBelowTheBarGoesUpWithIt() throws {
        let harness = ViewHarness(
            NavigationStack {
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<60, id: \.self) { TestBox(100, 40, "row \($0)") }
                        } header: {
                            TestBox(100, 30, "header")
                        }
                    }
                }
                .safeAreaInset(edge: .top, spacing: 0) { TestBox(100, 20, "inset") }
                .navigationTitle("Rows")
            })
        let start = try #require(harness.frame(of: "inset")).minY
        harness.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 200, y: 500))
        harness.advance(by: 1)
        let (inset, header) = try (#require(harness.frame(of: "inset")), #require(harness.frame(of: "header")))
        // The large title's 52 points are gone.
        #expect(start - inset.minY == 52)
        #expect(header.minY == inset.maxY)
        harness.scroll(by: CGSize(width: 0, height: 900), at: CGPoint(x: 200, y: 500))
        harness.advance(by: 1)
        #expect(harness.frame(of: "inset")?.minY == start)
    }
}
