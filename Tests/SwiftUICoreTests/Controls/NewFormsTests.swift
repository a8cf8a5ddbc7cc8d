import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct NewFormsTests {
    private struct Steps: View {
        @State private var value = 0.5
        var body: some View {
            Stepper("Share", value: $value, in: 0...1, step: 0.25, format: .percent)
            Text("\(value)")
        }
    }

    @Test func steppersSayTheirValueInAFormat() {
        let harness = ViewHarness(Steps())
        #expect(harness.elements.contains { $0.properties.value == "50%" })
        harness.tap("Increment")
        #expect(harness.elements.contains { $0.properties.value == "75%" })
    }

    @Test func progressOfFoundationIsFollowed() {
        let progress = Progress(totalUnitCount: 4)
        let harness = ViewHarness(ProgressView(progress))
        progress.completedUnitCount = 2
        harness.advance(by: 0.3)
        #expect(harness.elements.contains { $0.properties.value == "50%" })
        progress.completedUnitCount = 4
        harness.advance(by: 0.5)
        let frames = harness.frameCount
        harness.advance(by: 2)
        #expect(harness.frameCount == frames)
    }

    private struct Editable: View {
        @State private var names = ["A", "B", "C"].map(Named.init)
        struct Named: Identifiable { var id: String }
        var body: some View {
            List($names, editActions: .delete) { $name in Text(name.id) }
            Text(names.map(\.id).joined())
        }
    }

    @Test func rowsOfEditableListsAreDeleted() {
        let harness = ViewHarness(Editable())
        harness.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 10, y: 60))
        harness.advance(by: 1)
        #expect(harness.labels.contains("BC") || harness.labels.contains("AC"))
    }

    private struct EditableTexts: View {
        @State private var texts = ["A", "B", "C"]
        var body: some View {
            List {
                ForEach($texts, id: \.self, editActions: [.move, .delete]) { $text in Text(text) }
            }
            List($texts, id: \.self, editActions: .delete) { $text in Text("other \(text)") }
            Text(texts.joined())
        }
    }

    /// developer.apple.com/documentation/swiftui/foreach/init(_:id:editactions:content:)
    @Test func rowsWithAnIdentityOfTheirOwnAreDeleted() {
        let harness = ViewHarness(EditableTexts())
        harness.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 10, y: 60))
        harness.advance(by: 1)
        #expect(harness.labels.contains("BC") || harness.labels.contains("AC"))
    }

    /// Rows of tables can be grouped too, which must leave an empty group what it is.
    @Test func aGroupMayBeEmpty() {
        let harness = ViewHarness(
            VStack {
                Group {}
                Text("a")
            })
        #expect(harness.labels == ["a"])
    }

    @Test func aTabForSearchingHasTheSystemsWord() {
        let harness = ViewHarness(
            TabView {
                Tab("Home", systemImage: "house") { Text("Home page") }
                Tab(role: .search) { Text("Search page") }
            })
        harness.tap("Search")
        #expect(harness.labels.contains("Search page"))
    }

    private struct Inspected: View {
        @State private var isShown = false
        var body: some View {
            Button("Inspect") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("Details") }
        }
    }

    @Test func anInspectorIsAColumnOrASheet() throws {
        let narrow = ViewHarness(Inspected())
        narrow.tap("Inspect")
        narrow.advance(by: 1)
        #expect(narrow.labels.contains("Details"))
        #expect(narrow.viewGraph.presentations.topModal != nil)
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = .regular
        let wide = ViewHarness(Inspected(), size: CGSize(width: 1000, height: 700), environment: environment)
        wide.tap("Inspect")
        wide.advance(by: 1)
        #expect(try #require(wide.frame(of: "Details")).midX == 1000 - 270 / 2)
        #expect(wide.viewGraph.presentations.topModal == nil)
    }

    /// Bodies of the app stand still while a symbol moves, and nothing runs once it rests.
    @Test func symbolsBounceWhenAValueChanges() {
        struct Bouncing: View {
            @State private var count = 0
            var body: some View {
                Button("Add") { count += 1 }
                Image(systemName: "star").symbolEffect(.bounce, value: count).accessibilityIdentifier("star")
            }
        }
        let harness = ViewHarness(Bouncing())
        let rest = harness.displayList
        harness.tap("Add")
        harness.advance(by: 0.15)
        #expect(harness.displayList != rest)
        harness.advance(by: 2)
        let frames = harness.frameCount
        harness.advance(by: 1)
        #expect(harness.frameCount == frames)
    }

    @Test func absentGesturesDoNothing() {
        struct Optional: View {
            @State private var isOn = false
            @State private var taps = 0
            var body: some View {
                Text("Taps \(taps)").gesture(isOn ? TapGesture().onEnded { taps += 1 } : nil)
                Button("On") { isOn = true }
            }
        }
        let harness = ViewHarness(Optional())
        harness.tap("Taps 0")
        #expect(harness.labels.contains("Taps 0"))
        harness.tap("On")
        harness.tap("Taps 0")
        #expect(harness.labels.contains("Taps 1"))
    }

    @Test func aNarrowSplitViewShowsTheColumnThatIsPreferred() {
        struct Split: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("Sidebar")
                } detail: {
                    Button("Back to the sidebar") { column = .sidebar }
                }
            }
        }
        let harness = ViewHarness(Split())
        harness.advance(by: 1)
        harness.tap("Back to the sidebar")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Sidebar"))
    }

    @Test func theInspectorsColumnIsDraggedWithinBounds() throws {
        let view = Text("Content").inspector(isPresented: .constant(true)) {
            Color.red.accessibilityIdentifier("inspector").inspectorColumnWidth(min: 200, ideal: 300, max: 350)
        }
        let harness = ViewHarness(view, size: CGSize(width: 1000, height: 700))
        #expect(harness.frame(of: "inspector")?.width == 300)
        harness.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 730, y: 300))
        #expect(harness.frame(of: "inspector")?.width == 270)
        harness.drag(from: CGPoint(x: 730, y: 300), to: CGPoint(x: 100, y: 300))
        #expect(harness.frame(of: "inspector")?.width == 350)
    }
}
