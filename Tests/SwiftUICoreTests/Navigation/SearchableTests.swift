import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

private let fruits = ["Apple", "Banana", "Cherry"]

@MainActor
struct SearchableTests {
    private static let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    /// Shows what matches, and whether a search is on.
    private struct Matches: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            List {
                Button("Dismiss") { dismissSearch() }
                Text(isSearching ? "searching" : "resting")
                ForEach(fruits.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                ForEach(0..<100) { Text("Row \($0)") }
            }
        }
    }

    private struct Screen: View {
        @State private var text = ""
        var prompt: LocalizedStringKey = "Find fruit"
        var placement = SearchFieldPlacement.automatic

        var body: some View {
            NavigationStack {
                Matches(text: text).navigationTitle("Fruit")
                    .searchable(text: $text, placement: placement, prompt: prompt)
            }
        }
    }

    private func header(_ harness: ViewHarness) -> AccessibilityProperties? {
        harness.elements.first { $0.properties.traits.contains(.header) }?.properties
    }

    private func harness<Content: View>(_ content: Content) -> ViewHarness {
        ViewHarness(content, safeArea: Self.safeArea)
    }

    /// A band of 52 points below the title, with a field 36 high and 16 from the sides (facts/metrics.tsv, search bar,
    /// iOS 11–18).
    @Test func theFieldIsBelowTheTitle() throws {
        let harness = harness(
            NavigationStack {
                Color.red.accessibilityIdentifier("content").navigationTitle("Title")
                    .searchable(text: .constant(""))
            })
        #expect(harness.frame(of: "content")?.minY == 195.0)
        let field = try #require(harness.frame(of: "Search"))
        #expect(field.minX == 46.0)
        #expect(field.midY == 162.0)
    }

    @Test func typingSearches() {
        let harness = harness(Screen())
        #expect(harness.labels.contains("resting"))
        harness.tap("Find fruit")
        #expect(harness.labels.contains("searching"))
        harness.send(.text("Che"))
        #expect(harness.labels.contains("Cherry"))
        #expect(!harness.labels.contains("Apple"))
    }

    /// The field takes the place of the bar's buttons and title, and Cancel brings all back.
    @Test func theFieldTakesThePlaceOfTheBar() throws {
        let harness = harness(Screen())
        harness.tap("Find fruit")
        harness.advance(by: 1)
        #expect(try #require(harness.frame(of: "Find fruit")).midY == 73.0)
        #expect(header(harness) == nil)
        harness.send(.text("Che"))
        harness.tap("Cancel")
        harness.advance(by: 1)
        #expect(harness.labels.contains("resting"))
        #expect(header(harness)?.label == "Fruit")
        #expect(harness.labels.contains("Apple"))
        #expect(try #require(harness.frame(of: "Find fruit")).midY == 162.0)
    }

    @Test func escapeAndTheActionEndASearch() {
        for end in [{ $0.press("\u{1B}") }, { $0.tap("Dismiss") }] as [(ViewHarness) -> Void] {
            let harness = harness(Screen())
            harness.tap("Find fruit")
            harness.send(.text("A"))
            end(harness)
            #expect(harness.labels.contains("resting"))
            #expect(harness.labels.contains("Cherry"))
            #expect(harness.viewGraph.focus == nil)
        }
    }

    /// First the field goes, then the large title.
    @Test func theFieldGoesAsContentIsScrolled() throws {
        let harness = harness(Screen())
        let start = try #require(harness.frame(of: "Dismiss")).minY
        harness.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 200, y: 500))
        #expect(try #require(harness.frame(of: "Dismiss")).minY == start - 20)
        #expect(try #require(harness.frame(of: "Find fruit")).midY == 152.0)
        harness.scroll(by: CGSize(width: 0, height: -32), at: CGPoint(x: 200, y: 500))
        #expect(harness.frame(of: "Find fruit") == nil)
        #expect(try #require(header(harness)).frame.minY == 94.0)
    }

    /// Let go half way, the field goes or comes back, and so does the large title.
    @Test(arguments: [(30, 0), (50, 52), (75, 52), (100, 104)] as [(CGFloat, CGFloat)])
    func nothingOfTheBarStaysHalfCollapsed(distance: CGFloat, rest: CGFloat) throws {
        let harness = harness(Screen())
        let start = try #require(harness.frame(of: "Dismiss")).minY
        harness.drag(
            from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance), steps: 50, duration: 20)
        harness.advance(by: 2)
        #expect(try #require(harness.frame(of: "Dismiss")).minY == start - rest)
    }

    @Test func aFieldThatIsAlwaysShownStays() throws {
        let harness = harness(Screen(placement: .navigationBarDrawer(displayMode: .always)))
        harness.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 200, y: 500))
        #expect(try #require(harness.frame(of: "Find fruit")).midY == 110.0)
    }

    /// Set around a stack, a view of columns or an older navigation view, the field is in the bar of its root.
    @Test func aStackTakesWhatIsSetAroundIt() {
        let root = Text("Root").navigationTitle("Title")
        let views: [AnyView] = [
            AnyView(NavigationStack { root }.searchable(text: .constant(""), prompt: "Field")),
            AnyView(NavigationView { root }.searchable(text: .constant(""), prompt: "Field")),
            AnyView(
                NavigationSplitView {
                    root
                } detail: {
                    Text("Detail")
                }
                .searchable(text: .constant(""), prompt: "Field")),
        ]
        for view in views { #expect(harness(view).labels.filter { $0 == "Field" }.count == 1) }
        let wide = ViewHarness(views[2], size: CGSize(width: 1100, height: 800))
        #expect(wide.labels.filter { $0 == "Field" }.count == 1)
    }

    @Test func pushedPagesHaveFieldsOfTheirOwn() {
        let harness = harness(
            NavigationStack {
                NavigationLink("Go") { Text("Next").navigationTitle("Next") }.navigationTitle("Title")
            }
            .searchable(text: .constant(""), prompt: "Field"))
        #expect(harness.labels.contains("Field"))
        harness.tap("Go")
        harness.advance(by: 1)
        #expect(!harness.labels.contains("Field"))
    }

    @Test func returnSubmits() {
        let tally = Tally()
        let harness = harness(
            NavigationStack {
                Text("Content").searchable(text: .constant(""), prompt: "Field")
                    .onSubmit { tally.events.append("text") }
                    .onSubmit(of: .search) { tally.events.append("search") }
            })
        harness.tap("Field")
        harness.press("\r")
        #expect(tally.events == ["search"])
        #expect(harness.labels.contains("Cancel"))
    }

    @Test func aBindingBeginsAndEndsTheSearch() {
        struct Screen: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    Button(isPresented ? "on" : "off") { isPresented.toggle() }
                        .searchable(text: $text, isPresented: $isPresented)
                }
            }
        }
        let harness = harness(Screen())
        harness.tap("off")
        harness.advance(by: 1)
        harness.send(.text("x"))
        #expect(harness.element("x") != nil)
        harness.tap("on")
        #expect(harness.element("x") == nil)
        #expect(harness.viewGraph.focus == nil)
    }

    private struct Suggesting: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                Text("text: \(text)").searchable(text: $text, prompt: "Field")
                    .searchSuggestions {
                        ForEach(fruits.filter { $0.hasPrefix(text) }, id: \.self) { fruit in
                            Text("Find \(fruit)").searchCompletion(fruit)
                        }
                    }
            }
        }
    }

    /// They cover the content, until one of them is what is searched for.
    @Test func suggestionsComplete() {
        let harness = harness(Suggesting())
        #expect(!harness.labels.contains("Find Banana"))
        harness.tap("Field")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Find Banana"))
        #expect(!harness.labels.contains("text: "))
        harness.tap("Find Banana")
        #expect(harness.labels.contains("text: Banana"))
        #expect(!harness.labels.contains("Find Banana"))
    }

    private struct Searching: View {
        @State private var text = ""
        @State private var searched = "nothing"
        var body: some View {
            NavigationStack {
                List(fruits, id: \.self) { fruit in Button("Found \(fruit)") {} }
                    .searchable(text: $text, prompt: "Find fruit")
                    .searchSuggestions {
                        ForEach(fruits, id: \.self) { Text("Suggested \($0)").searchCompletion($0) }
                    }
                    .onSubmit(of: .search) { searched = text }
                    .navigationTitle(searched)
            }
        }
    }

    @Test func suggestionsGoOnceTheSearchIsSubmitted() {
        let harness = harness(Searching())
        harness.tap("Find fruit")
        harness.send(.text("A"))
        #expect(harness.element("Suggested Apple") != nil)
        harness.press("\r")
        #expect(harness.element("Suggested Apple") == nil)
        #expect(harness.element("Found Apple") != nil)
        harness.tap("Find fruit")
        #expect(harness.element("Suggested Apple") != nil)
    }

    @Test(arguments: [true, false])
    func escapeLeadsOnFromTheFieldWhereKeysAreUsed(isEscape: Bool) {
        let harness = harness(Searching())
        harness.press("\t")
        #expect(harness.focused == "Find fruit")
        isEscape ? harness.press("\u{1B}") : harness.tap("Cancel")
        harness.advance(by: 1)
        #expect(harness.focused == (isEscape ? "Found Apple" : nil))
        harness.press("\t")
        #expect(harness.focused == (isEscape ? "Found Banana" : "Found Apple"))
    }

    @Test func downLeadsFromTheFieldToTheSuggestions() {
        let harness = harness(Searching())
        harness.press("\t")
        harness.press("\u{F701}")
        #expect(harness.focused == "Suggested Apple")
        harness.press("\u{F701}")
        harness.press("\r")
        #expect(harness.focused == "Find fruit")
        #expect(harness.element("Find fruit")?.properties.value == "Banana")
        harness.press("\r")
        #expect(harness.element("nothing") == nil)
        harness.press("\t", times: 3)
        #expect(harness.focused == "Found Apple")
    }

    @Test func scopesAreChosenBelowTheField() throws {
        struct Screen: View {
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Color.clear.accessibilityElement().accessibilityIdentifier("scope \(scope)")
                        .searchable(text: .constant(""), prompt: "Field")
                        .searchScopes($scope) {
                            Text("All").tag(0)
                            Text("Some").tag(1)
                        }
                }
            }
        }
        let harness = harness(Screen())
        #expect(!harness.labels.contains("Some"))
        harness.tap("Field")
        harness.advance(by: 1)
        harness.tap("Some")
        #expect(harness.frame(of: "scope 1")?.minY == 146.0)
    }

    @Test func backspaceTakesTokensAway() {
        struct Token: Identifiable {
            var id: String
        }
        struct Screen: View {
            @State private var text = ""
            @State private var tokens = [Token(id: "one"), Token(id: "two")]
            var body: some View {
                NavigationStack {
                    Text("Content").searchable(text: $text, tokens: $tokens, prompt: "Field") { Text($0.id) }
                        .searchSuggestions { Text("More").searchCompletion(Token(id: "three")) }
                }
            }
        }
        let harness = harness(Screen())
        #expect(harness.labels.contains("two"))
        harness.tap("Field")
        harness.advance(by: 1)
        harness.press("\u{8}")
        #expect(harness.labels.contains("one"))
        #expect(!harness.labels.contains("two"))
        harness.tap("More")
        #expect(harness.labels.contains("three"))
    }

    @Test func aFocusStateIsTiedToTheField() {
        struct Screen: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    Button(isFocused ? "focused" : "unfocused") { isFocused = true }
                        .searchable(text: .constant("")).searchFocused($isFocused)
                }
            }
        }
        let harness = harness(Screen())
        harness.tap("unfocused")
        #expect(harness.labels.contains("focused"))
        #expect(harness.labels.contains("Cancel"))
    }

    /// The bar stays as it is where that is asked for.
    @Test func theBarCanBeKept() {
        let harness = harness(
            NavigationStack {
                Text("Content").navigationTitle("Title").searchable(text: .constant(""), prompt: "Field")
                    .searchPresentationToolbarBehavior(.avoidHidingContent)
            })
        harness.tap("Field")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Title"))
    }

    /// The heights of a line of body text (HIG, Typography).
    @Test func theFieldGrowsWithTheText() throws {
        func height(_ size: DynamicTypeSize) -> CGFloat? {
            let view = NavigationStack {
                List { Text("Row") }.navigationTitle("Title").searchable(
                    text: .constant("found"), placement: .navigationBarDrawer(displayMode: .always))
            }
            let harness = ViewHarness(view.dynamicTypeSize(size))
            return harness.elements.first { $0.properties.value == "found" }?.properties.frame.height
        }
        #expect(height(.large) == 22)
        let largest = try #require(height(.accessibility5))
        #expect(abs(largest - 62) <= 3)
    }
}
