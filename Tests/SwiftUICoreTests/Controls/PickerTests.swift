import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct PickerTests {
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, banana, cherry
        var id: String { rawValue }
    }

    @ViewBuilder private var fruits: some View {
        ForEach(Fruit.allCases) { Text(verbatim: $0.rawValue).tag($0) }
    }

    private func harness(_ box: ValueBox<Fruit>, _ style: some PickerStyle) -> ViewHarness {
        ViewHarness(WithState(box) { Picker("Fruit", selection: $0) { fruits }.pickerStyle(style) })
    }

    // MARK: Segments

    /// 32 points high and as wide as there is room (iOS 13 to 18).
    @Test func segmentsAreTappedAndDragged() {
        let box = ValueBox(Fruit.apple)
        let harness = harness(box, .segmented)
        #expect(harness.frame(of: "Fruit") == CGRect(x: 0, y: 406, width: 390, height: 32))
        harness.tap("cherry")
        #expect(box.value == .cherry)
        harness.drag(from: CGPoint(x: 330, y: 422), to: CGPoint(x: 190, y: 430))
        #expect(box.value == .banana)
        #expect(harness.element("banana")?.properties.traits == .selected)
        #expect(harness.element("cherry")?.properties.traits == [])
    }

    @Test func keysAndScreenReadersSelectSegments() {
        let box = ValueBox(Fruit.apple)
        let harness = harness(box, .segmented)
        harness.focusFirst()
        harness.press("\u{F703}")
        #expect(box.value == .banana)
        harness.press("\u{F72B}")
        harness.press("\u{F703}")
        #expect(box.value == .cherry)
        #expect(harness.perform(.activate, on: "apple"))
        #expect(box.value == .apple)
    }

    @Test func aSelectionThatNoOptionHasSelectsNone() {
        let harness = ViewHarness(
            Picker("Fruit", selection: .constant(7)) {
                Text(verbatim: "one").tag(1)
                Text(verbatim: "none")
            }.pickerStyle(.segmented))
        #expect(!harness.elements.contains { $0.properties.traits.contains(.selected) })
        harness.tap("none")
        #expect(ViewHarness(Picker("Empty", selection: .constant(1)) {}.pickerStyle(.segmented)).elements.count == 2)
    }

    @Test func tagsStandForTheValuesOfOptionalSelections() {
        let box = ValueBox<Int?>(nil)
        let harness = ViewHarness(
            WithState(box) { selection in
                Picker("Number", selection: selection) {
                    Text(verbatim: "none").tag(nil as Int?)
                    Text(verbatim: "one").tag(1)
                    ForEach(2..<4, id: \.self) { Text(verbatim: "\($0)") }
                }.pickerStyle(.segmented)
            })
        #expect(harness.element("none")?.properties.traits == .selected)
        harness.tap("one")
        #expect(box.value == 1)
        harness.tap("3")
        #expect(box.value == 3)
    }

    @Test func optionsComeAndGo() {
        let box = ValueBox(2)
        let harness = ViewHarness(
            WithState(box) { value in
                VStack {
                    Picker("Number", selection: value) {
                        ForEach(0..<value.wrappedValue, id: \.self) { Text(verbatim: "\($0)") }
                    }.pickerStyle(.segmented)
                    Button("More") { value.wrappedValue += 1 }
                }
            })
        #expect(harness.element("2") == nil)
        harness.tap("More")
        #expect(harness.element("2") != nil)
        harness.tap("1")
        #expect(box.value == 1)
        #expect(harness.element("1") == nil)
    }

    // MARK: Menus

    @Test func aMenuShowsTheSelectionAndOpens() {
        let box = ValueBox(Fruit.apple)
        let harness = harness(box, .automatic)
        #expect(harness.element("Fruit")?.properties.value == "apple")
        harness.tap("Fruit")
        harness.advance(by: 1)
        #expect(harness.element("apple")?.properties.role == .menuItem)
        harness.tap("banana")
        harness.advance(by: 1)
        #expect(box.value == .banana)
        #expect(harness.element("Fruit")?.properties.value == "banana")
        #expect(!harness.elements.contains { $0.properties.role == .menuItem })
    }

    @Test func aMenuOpensByKeysAndClosesByEscape() {
        let box = ValueBox(Fruit.apple)
        let harness = harness(box, .menu)
        harness.focusFirst()
        harness.press(" ")
        harness.advance(by: 1)
        #expect(harness.element("cherry") != nil)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        #expect(harness.element("cherry") == nil)
        #expect(box.value == .apple)
    }

    // MARK: Wheels

    /// 216 points high, rows of 32 (iOS 14 to 18).
    @Test func aWheelIsTappedDraggedAndStepped() {
        let box = ValueBox(3)
        let harness = ViewHarness(
            WithState(box) { value in
                Picker("Number", selection: value) { ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") } }
                    .pickerStyle(.wheel)
            })
        #expect(harness.element("Number")?.properties.frame.height == 216)
        harness.tap(at: CGPoint(x: 195, y: 422 + 32))
        harness.advance(by: 2)
        #expect(box.value == 4)
        harness.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195, y: 390), duration: 2)
        harness.advance(by: 2)
        #expect(box.value == 5)
        harness.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195, y: 900), steps: 3)
        harness.advance(by: 3)
        #expect(box.value == 0)
        #expect(harness.perform(.increment, on: "Number"))
        #expect(box.value == 1)
        harness.advance(by: 2)
        #expect(harness.element("Number")?.properties.value == "1")
        harness.focusFirst()
        harness.press("\u{F72B}")
        #expect(box.value == 99)
    }

    @Test func aWheelHoldsTheRowsOfItsFrontOnly() {
        let harness = ViewHarness(
            WheelColumn(count: 1_000_000, selection: 500_000, select: { _ in }) { Text(verbatim: "\($0)") })
        #expect(harness.viewGraph.nodeCount < 300)
        #expect(harness.labels.isEmpty)
        let empty = ViewHarness(WheelColumn(count: 0, selection: 0, select: { _ in }) { Text(verbatim: "\($0)") })
        empty.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195, y: 300))
        empty.advance(by: 1)
    }

    @Test func aNavigationLinkOpensTheOptionsAndComesBack() {
        struct Screen: View {
            @State private var fruit = 1
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Fruit", selection: $fruit) {
                            Text("Apple").tag(1)
                            Text("Pear").tag(2)
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
            }
        }
        let harness = ViewHarness(Screen())
        #expect(harness.element("Pear") == nil)
        harness.tap("Fruit, Apple")
        harness.advance(by: 1)
        #expect(harness.element("Apple")?.properties.traits.contains(.selected) == true)
        let bar = harness.elements.first { $0.properties.role == .navigationBar }?.properties
        #expect(bar?.label == "Fruit")
        #expect(harness.elements.contains { $0.properties.label == "Fruit" && $0.properties.traits.contains(.header) })
        harness.tap("Pear")
        harness.advance(by: 1)
        #expect(harness.element("Apple") == nil)
        #expect(harness.element("Fruit, Pear") != nil)
    }
}
