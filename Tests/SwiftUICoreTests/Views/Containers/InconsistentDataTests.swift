import Combine
import Foundation
import Geometry
import Platform
import RuntimeWarnings
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

    /// How a screen comes by the binding to one of the elements.
    enum Way: CaseIterable { case element, index, field, model }

    private final class Model: ObservableObject {
        @Published var items: [Item]
        init(_ items: [Item]) { self.items = items }
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Screens: View {
        let way: Way
        let isSheet: Bool
        @State private var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
        @StateObject private var model = Model([Item(id: 0, name: "a"), Item(id: 1, name: "b")])

        var body: some View {
            NavigationStack {
                List {
                    switch way {
                    case .element: ForEach($items) { $item in row(item.name, Editor(item: $item)) }
                    case .index: ForEach(items.indices, id: \.self) { row(items[$0].name, Editor(item: $items[$0])) }
                    case .field:
                        ForEach(items.indices, id: \.self) { index in
                            row(items[index].name, TextField("Name", text: $items[index].name))
                        }
                    case .model:
                        ForEach(model.items.indices, id: \.self) { index in
                            row(model.items[index].name, Editor(item: $model.items[index]))
                        }
                    }
                }
                .toolbar { Button("drop", action: drop) }
            }
            .onReceive(NotificationCenter.default.publisher(for: Self.drops)) { _ in drop() }
        }

        static let drops = Notification.Name("InconsistentDataTests.drop")

        private func drop() {
            items.removeLast()
            model.items.removeLast()
        }

        @ViewBuilder
        private func row(_ name: String, _ editor: some View) -> some View {
            if isSheet { SheetRow(name: name, editor: editor) } else { NavigationLink(name) { editor } }
        }
    }

    private struct SheetRow<Editor: View>: View {
        let name: String
        let editor: Editor
        @State private var isShown = false
        var body: some View { Button(name) { isShown = true }.sheet(isPresented: $isShown) { editor } }
    }

    private struct Editor: View {
        @Binding var item: Item
        @State private var count = 0

        var body: some View {
            VStack {
                TextField("Name", text: $item.name)
                Button("count \(count)") { count += 1 }
            }
        }
    }

    /// Apple's systems end such an app with “Index out of range” as often as not.
    @Test(arguments: Way.allCases, [false, true])
    func aScreenOfARemovedElementGoesOn(way: Way, isSheet: Bool) {
        let harness = ViewHarness(Screens(way: way, isSheet: isSheet))
        harness.tap("b")
        harness.advance(by: 1)
        #expect(harness.element("Name")?.properties.value == "b")
        NotificationCenter.default.post(name: Screens.drops, object: nil)
        harness.settle()
        if harness.element("count 0") != nil { harness.tap("count 0") }
        harness.advance(by: 1)
        #expect(harness.element("Name")?.properties.value ?? "b" == "b")
    }

    /// A screen outside of the rows, made by an index that the data no longer has.
    private struct IndexSheet: View {
        @State private var items = ["a", "b"]
        @State private var index: Int? = 1

        var body: some View {
            Button("drop") { items.removeLast() }
                .sheet(isPresented: .constant(true)) {
                    if let index {
                        TextField("Name", text: $items[index])
                        Button("inside") { items.removeLast() }
                    }
                }
        }
    }

    @Test func aScreenThatIsMadeAnewForARemovedElementGoesOn() {
        let harness = ViewHarness(IndexSheet())
        harness.advance(by: 1)
        harness.tap("inside")
        harness.advance(by: 1)
        #expect(harness.element("Name")?.properties.value == "b")
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

    // MARK: Warnings

    // Not private: an optimised build spells the names of private types in two ways.
    enum Colour: Hashable { case red, green }

    /// Xcode's console says so too.
    @Test func aSelectionThatNoOptionHasIsReported() {
        _ = ViewHarness(
            Picker("Picker", selection: .constant(Colour.green)) { Text("Red").tag(Colour.red) }.pickerStyle(.segmented)
        )
        #expect(RuntimeWarning.wasReported("Picker.selection.\(Colour.self)"))
    }

    @Test func optionsThatAreStillToComeAreNotReported() {
        enum Later: Hashable { case value }
        _ = ViewHarness(Picker("Picker", selection: .constant(Later.value)) { EmptyView() })
        #expect(!RuntimeWarning.wasReported("Picker.selection.\(Later.self)"))
    }

    struct Named: Identifiable { let id: String }

    @Test(arguments: [false, true])
    func doubledIdentitiesAreReported(isLazy: Bool) {
        struct Eager: View { var body: some View { Text("eager") } }
        struct Lazy: View { var body: some View { Text("lazy") } }
        let data = ["a", "b", "a"].map(Named.init)
        if isLazy {
            _ = ViewHarness(List(data) { _ in Lazy() })
        } else {
            _ = ViewHarness(VStack { ForEach(data) { _ in Eager() } })
        }
        let content = isLazy ? "\(Lazy.self)" : "\(Eager.self)"
        #expect(RuntimeWarning.wasReported("ForEach.\([Named].self).\(content)"))
    }

    @Test func valuesOutOfRangeAreShownAtItsEnd() {
        let harness = ViewHarness(
            VStack {
                Slider(value: .constant(7), in: 0...5) { Text("Slider") }
                Slider(value: .constant(0.5), in: 0...1, step: 4) { Text("Steps") }
                Slider(value: .constant(3), in: 3...3) { Text("Point") }
                Stepper("Stepper", value: .constant(9), in: 0...5)
                DatePicker("Date", selection: .constant(.distantPast), in: Date(timeIntervalSince1970: 0)...)
            })
        #expect(harness.element("Slider")?.properties.value.contains("100") == true)
        #expect(RuntimeWarning.wasReported("Slider.step.range"))
        harness.tap("Steps")
        harness.tap("Point")
    }

    @Test func aStepFromBeyondTheRangeLeadsIntoIt() {
        let box = ValueBox(9)
        let harness = ViewHarness(WithState(box) { Stepper("Stepper", value: $0, in: 0...5) })
        #expect(harness.perform(.increment, on: "Stepper"))
        #expect(box.value == 9)
        #expect(harness.perform(.decrement, on: "Stepper"))
        #expect(box.value == 5)
    }

    /// Apple's is as flat there: it needs a frame.
    @Test func aListInAScrollViewHasNoHeightOfItsOwn() {
        let harness = ViewHarness(
            ScrollView {
                List(0..<3, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("list")
                Text("Below")
            })
        #expect(harness.frame(of: "Below").map { $0.minY < 40 } == true)
    }

    private struct DeletedTwice: View {
        @State private var items = ["a", "b"]
        var body: some View {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { offsets in
                        items.remove(atOffsets: offsets)
                        items.remove(atOffsets: IndexSet(integer: 7))
                    }
            }
        }
    }

    @Test func offsetsThatAreGoneArePassedOver() {
        let harness = ViewHarness(DeletedTwice())
        #expect(harness.perform(.named("Delete"), on: "b"))
        harness.advance(by: 1)
        #expect(harness.labels.filter { $0.count == 1 } == ["a"])
        #expect(RuntimeWarning.wasReported("Collection.offsets"))
    }

    struct Counted: View {
        @State private var count = 2
        var body: some View {
            Button("More") { count += 1 }
            ForEach(0..<count) { Constant(index: $0) }
        }
    }

    struct Constant: View {
        let index: Int
        var body: some View { Text("Row \(index)") }
    }

    /// As SwiftUI says; a range with identities may change.
    @Test func aConstantRangeThatChangesIsReported() {
        struct Free: View {
            @State private var count = 2
            var body: some View {
                Button("More") { count += 1 }
                ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            }
        }
        let free = ViewHarness(VStack { Free() })
        free.tap("More")
        #expect(!RuntimeWarning.wasReported("ForEach.constant.\(Text.self)"))
        let harness = ViewHarness(VStack { Counted() })
        #expect(!RuntimeWarning.wasReported("ForEach.constant.\(Constant.self)"))
        harness.tap("More")
        #expect(RuntimeWarning.wasReported("ForEach.constant.\(Constant.self)"))
    }

    @Test func lengthsThatAFrameCannotHaveAreReported() {
        _ = ViewHarness(Color.red.frame(width: 10).frame(maxWidth: .infinity, minHeight: 0))
        _ = ViewHarness(Color.red.frame(width: -1))
        #expect(RuntimeWarning.wasReported("frame.dimension"))
    }
}
