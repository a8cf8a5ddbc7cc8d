import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct NavigationStackTests {
    private struct Counter: View {
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Count \(count)") { count += 1 }
            Button("Leave") { dismiss() }
        }
    }

    private struct Screen: View {
        var body: some View {
            NavigationView {
                VStack {
                    Counter()
                    NavigationLink("Next", destination: Counter().navigationTitle("Second"))
                }
                .navigationTitle("First")
            }
        }
    }

    private func header(_ harness: ViewHarness) -> String? {
        harness.elements.first { $0.properties.role == .navigationBar }?.properties.label
    }

    @Test func aLinkPushesAndTheBackButtonLeadsBackToTheSameState() {
        let harness = ViewHarness(Screen())
        harness.tap("Count 0")
        harness.tap("Next")
        harness.advance(by: 1)
        #expect(header(harness) == "Second")
        #expect(harness.element("Next") == nil)
        harness.tap("Count 0")
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(header(harness) == "First")
        #expect(harness.element("Count 1") != nil)
        harness.tap("Next")
        harness.advance(by: 1)
        // What was popped has lost its state.
        #expect(harness.element("Count 0") != nil)
        harness.tap("Leave")
        #expect(header(harness) == "First")
    }

    private struct Pushing: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Push") { path.append(path.count) }
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    /// While a page slides in, the one below it takes no touches.
    @Test func aDoubleTapOpensOnePage() throws {
        let harness = ViewHarness(Pushing())
        let point = try #require(harness.frame(of: "Push"))
        harness.tap("Push")
        harness.advance(by: 0.05)
        harness.tap(at: CGPoint(x: point.midX, y: point.midY))
        harness.advance(by: 1)
        #expect(harness.element("Page 0") != nil)
        #expect(harness.element("Page 1") == nil)
    }

    @Test func aSwipeFromTheEdgeLeadsBackUnlessItIsShort() {
        let harness = ViewHarness(Screen())
        harness.tap("Next")
        harness.advance(by: 1)
        harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 400), duration: 2)
        harness.advance(by: 1)
        #expect(header(harness) == "Second")
        harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        harness.advance(by: 1)
        #expect(header(harness) == "First")
    }

    private struct PathScreen: View {
        @State var path: [Int]
        let tally: Tally
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1)
                    Button("Three at once") { path = [1, 2, 3] }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        NavigationLink("To \(number + 1)", value: number + 1)
                        Button("Root") { path = [] }
                        Button("Other") { path = [1, 9] }
                    }
                    .navigationTitle("Number \(number)")
                    .onAppear { tally.events.append("+\(number)") }
                    .onDisappear { tally.events.append("-\(number)") }
                }
            }
            .onChange(of: path) { tally.events.append("\(path)") }
        }
    }

    @Test func aPathIsBoundBothWays() {
        let tally = Tally()
        let harness = ViewHarness(PathScreen(path: [], tally: tally))
        harness.tap("One")
        harness.advance(by: 1)
        harness.tap("To 2")
        harness.advance(by: 1)
        #expect(header(harness) == "Number 2")
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(header(harness) == "Number 1")
        #expect(tally.events.filter { $0.hasPrefix("[") } == ["[1]", "[1, 2]", "[1]"])
        // The covered page disappears, and appears again (layout_rules.md).
        #expect(tally.events.filter { !$0.hasPrefix("[") } == ["+1", "+2", "-1", "+1", "-2"])
    }

    @Test func aPathShowsItsLastValue() {
        let harness = ViewHarness(PathScreen(path: [1, 2], tally: Tally()))
        #expect(header(harness) == "Number 2")
        harness.tap("Other")
        harness.advance(by: 1)
        #expect(header(harness) == "Number 9")
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(header(harness) == "Number 1")
        harness.tap("Root")
        harness.advance(by: 1)
        #expect(header(harness) == "Root")
    }

    @Test func bindingsPushAndPop() {
        struct Item: Hashable { let name: String }
        struct Screen: View {
            @State private var isActive = false
            @State private var tag: String?
            @State private var isPresented = false
            @State private var item: Item?
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink(destination: Text("Active page"), isActive: $isActive) { EmptyView() }
                        NavigationLink("Tagged", destination: Text("Tagged page"), tag: "a", selection: $tag)
                        Button("Active") { isActive = true }
                        Button("Presented") { isPresented = true }
                        Button("Item") { item = Item(name: "thing") }
                        Text("\(isActive || isPresented) \(tag ?? "none") \(item?.name ?? "none")")
                    }
                    .navigationDestination(isPresented: $isPresented) { Text("Presented page") }
                    .navigationDestination(item: $item) { Text("\($0.name) page") }
                }
            }
        }
        let harness = ViewHarness(Screen())
        for (button, page) in [
            ("Active", "Active page"), ("Tagged", "Tagged page"), ("Presented", "Presented page"),
            ("Item", "thing page"),
        ] {
            harness.tap(button)
            harness.advance(by: 1)
            #expect(harness.labels.contains(page))
            harness.tap("BackButton")
            harness.advance(by: 1)
            #expect(harness.element("false none none") != nil)
        }
    }

    @Test func aPathCanBeStored() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        path.append(Set<AnyHashable>())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path.count == 2)
    }

    @Test func aValueWithoutAViewIsReportedAndShown() {
        let harness = ViewHarness(NavigationStack { NavigationLink("Nowhere", value: 1.5) })
        harness.tap("Nowhere")
        harness.advance(by: 1)
        #expect(harness.element("Nowhere") == nil)
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.element("Nowhere") != nil)
    }

    @Test func eachScreenIsEditedByItself() {
        struct Rows: View {
            @Environment(\.editMode) private var mode
            var body: some View {
                Text(mode?.wrappedValue.isEditing == true ? "editing" : "at rest")
                NavigationLink("Next") { Rows() }
                EditButton()
            }
        }
        let harness = ViewHarness(NavigationStack { VStack { Rows() } })
        harness.tap("Edit")
        #expect(harness.element("editing") != nil)
        harness.tap("Next")
        harness.advance(by: 1)
        #expect(harness.element("at rest") != nil)
    }

    @Test func anEditModeSetAroundTheStackHoldsInIt() {
        let harness = ViewHarness(
            NavigationStack { EditButton() }.environment(\.editMode, .constant(.active)))
        #expect(harness.element("Done") != nil)
    }

    /// As on an iPhone with a keyboard of its own.
    @Test func itemsOfTheKeyboardAreThereWhileTextIsTyped() {
        struct Screen: View {
            @State private var name = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    TextField("Name", text: $name)
                        .focused($isFocused)
                        .toolbar {
                            ToolbarItem(placement: .keyboard) { Button("Hide") { isFocused = false } }
                        }
                }
            }
        }
        let harness = ViewHarness(Screen())
        #expect(harness.element("Hide") == nil)
        harness.tap("Name")
        let bar = harness.frame(of: "Hide")!
        #expect(bar.midY == harness.viewGraph.metrics.size.height - 22)
        harness.tap("Hide")
        #expect(harness.element("Hide") == nil)
    }

    private struct Vanishing: View {
        var isOld = false
        @State private var rows = Array(0..<40)
        private var list: some View {
            List(rows, id: \.self) { row in
                NavigationLink("Row \(row)") { Button("Delete \(row)") { rows.removeAll { $0 == row } } }
            }
        }
        var body: some View {
            if isOld { NavigationView { list } } else { NavigationStack { list } }
        }
    }

    @Test(arguments: [false, true])
    func aPageGoesWithTheRowThatItWasPushedBy(isOld: Bool) {
        let harness = ViewHarness(Vanishing(isOld: isOld))
        harness.tap("Row 1")
        harness.advance(by: 1)
        harness.tap("Delete 1")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Row 2") && !harness.labels.contains("Row 1"))
        #expect(harness.element("BackButton") == nil)
    }

    /// The row is no longer near what is visible, but it is there.
    @Test func aPageStaysWhereItsRowIsOnlyOutOfSight() {
        let harness = ViewHarness(Vanishing())
        harness.tap("Row 12")
        harness.advance(by: 1)
        harness.resize(to: CGSize(width: 390, height: 200))
        harness.advance(by: 1)
        #expect(harness.labels.contains("Delete 12"))
    }

    private struct Zooming: View {
        @Namespace private var space
        var body: some View {
            NavigationStack {
                NavigationLink {
                    Text("Page").navigationTransition(.zoom(sourceID: 1, in: space))
                } label: {
                    Color.red.frame(width: 100, height: 100).matchedTransitionSource(id: 1, in: space)
                        .accessibilityLabel("Source")
                }
            }
        }
    }

    private struct ZoomingCover: View {
        @Namespace private var space
        @State private var isShown = false
        var body: some View {
            Button("Open") { isShown = true }
                .frame(width: 100, height: 100)
                .matchedTransitionSource(id: 1, in: space)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .fullScreenCover(isPresented: $isShown) {
                    Color.blue.ignoresSafeArea().navigationTransition(.zoom(sourceID: 1, in: space))
                }
        }
    }

    /// What covers the screen comes from the view, not from the lower edge.
    @Test func aCoverGrowsOutOfItsSource() {
        let harness = ViewHarness(ZoomingCover())
        harness.tap("Open")
        harness.advance(by: 0.15)
        #expect(harness.color(at: 385, 840) == .white)
        harness.advance(by: 1)
        #expect(harness.color(at: 385, 840) != .white)
    }

    @Test func aPageGrowsOutOfItsSource() throws {
        let harness = ViewHarness(Zooming())
        let source = try #require(harness.frame(of: "Source"))
        harness.tap("Source")
        harness.advance(by: 0.05)
        #expect(harness.labels.contains("Page"))
        harness.advance(by: 1)
        #expect(harness.color(at: source.midX, source.minY + 5) == .white)
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.frame(of: "Source") == source)
    }

    private struct Linked: View {
        @State private var chosen: String?

        var body: some View {
            NavigationView {
                VStack {
                    link("a", to: "b")
                    link("b", to: "a")
                }
            }
        }

        private func link(_ tag: String, to next: String) -> some View {
            NavigationLink(tag: tag, selection: $chosen) {
                Button("page \(tag)") { chosen = next }
            } label: {
                Text("link \(tag)")
            }
        }
    }

    /// Whichever of the two links learns first that the selection has changed.
    @Test(arguments: [("a", "b"), ("b", "a")])
    func theSelectionLeadsFromOnePageToAnother(first: String, second: String) {
        let harness = ViewHarness(Linked())
        harness.tap("link \(first)")
        harness.advance(by: 1)
        harness.tap("page \(first)")
        harness.advance(by: 1)
        #expect(harness.element("page \(second)") != nil)
        #expect(harness.element("page \(first)") == nil)
    }
}
