import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What apps get wrong about their data ends no app.
@MainActor
struct InconsistentDataTests {
    private struct Rows<Container: View>: View {
        @State private var items = ["a", "b", "c"]
        @ViewBuilder let container: (AnyView) -> Container

        var body: some View {
            VStack {
                container(AnyView(ForEach(items.indices, id: \.self) { Text(verbatim: items[$0]) }))
                Button("drop") { items.removeLast() }
                Button("clear") { items = [] }
            }
        }
    }

    /// The closure is not asked for an index that is gone.
    @Test(arguments: [false, true])
    func indexesThatAreGoneAreNotAskedFor(isList: Bool) {
        let harness = ViewHarness(
            Rows { content in
                if isList { List { content } } else { VStack { content } }
            })
        harness.tap("drop")
        #expect(harness.labels.filter { $0.count == 1 } == ["a", "b"])
        harness.tap("clear")
        #expect(harness.labels.filter { $0.count == 1 } == [])
    }

    private struct Doubled: View {
        @State private var items = ["a", "b", "a", "c"]
        let isLazy: Bool

        var body: some View {
            VStack {
                if isLazy { List { rows } } else { rows }
                Button("drop") { items.removeFirst() }
            }
        }

        private var rows: some View { ForEach(items, id: \.self) { Text(verbatim: $0) } }
    }

    @Test(arguments: [false, true])
    func elementsOfOneIdentityAreAllShown(isLazy: Bool) {
        let harness = ViewHarness(Doubled(isLazy: isLazy))
        #expect(harness.labels.filter { $0.count == 1 } == ["a", "b", "a", "c"])
        harness.tap("drop")
        harness.advance(by: 1)
        #expect(harness.labels.filter { $0.count == 1 } == ["b", "a", "c"])
    }

    @Test func aBindingToARemovedElementChangesNothing() {
        let kept = Kept()
        let harness = ViewHarness(Elements(kept: kept))
        harness.tap("keep")
        harness.tap("drop")
        kept.binding?.wrappedValue = "changed"
        harness.settle()
        #expect(kept.binding?.wrappedValue == "b")
        #expect(harness.labels.filter { $0.count == 1 } == ["a"])
    }

    private final class Kept {
        nonisolated(unsafe) var binding: Binding<String>?
    }

    private struct Elements: View {
        @State private var items = ["a", "b"]
        let kept: Kept

        var body: some View {
            VStack {
                ForEach($items, id: \.self) { $item in Text(verbatim: item) }
                Button("keep") { kept.binding = $items[1] }
                Button("drop") { items.removeLast() }
            }
        }
    }

    @Test func aListWithoutSelectionTakesTaps() {
        let none: Binding<Int?>? = nil
        let harness = ViewHarness(
            VStack {
                List(0..<3, id: \.self, selection: none) { Text(verbatim: "first \($0)") }
                List(0..<3, id: \.self, selection: .constant(Int?.none)) { Text(verbatim: "second \($0)") }
            })
        harness.tap("first 1")
        harness.tap("second 1")
        #expect(!harness.elements.contains { $0.properties.traits.contains(.selected) })
    }

    @Test func selectionsThatNothingHasShowWhatThereIs() {
        let harness = ViewHarness(
            VStack {
                Picker("Picker", selection: .constant(String?.none)) { Text("One").tag("one") }
                TabView(selection: .constant(7)) { Text("Page").tag(1).tabItem { Text("Tab") } }
            })
        #expect(harness.element("Page") != nil)
        #expect(harness.element("Picker")?.properties.value == "")
    }
}
