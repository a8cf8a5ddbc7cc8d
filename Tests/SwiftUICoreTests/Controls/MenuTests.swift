import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct MenuTests {
    private func open(_ harness: ViewHarness, _ name: String) {
        harness.tap(name)
        harness.advance(by: 1)
    }

    /// 250 points wide, rows of 44 (iOS 13 to 18).
    @Test func itemsActAndCloseTheMenu() {
        let tally = Tally()
        let harness = ViewHarness(
            Menu("Menu") {
                Button("Copy") { tally.events.append("copy") }
                Button("Delete", role: .destructive) { tally.events.append("delete") }.disabled(true)
            })
        open(harness, "Menu")
        #expect(harness.frame(of: "Copy")?.size == CGSize(width: 250, height: 44))
        #expect(harness.element("Delete")?.properties.traits == .disabled)
        open(harness, "Copy")
        #expect(tally.events == ["copy"])
        #expect(harness.element("Copy") == nil)
    }

    @Test func aTapOutsideClosesIt() {
        let harness = ViewHarness(Menu("Menu") { Button("Copy") {} })
        open(harness, "Menu")
        harness.tap(at: CGPoint(x: 5, y: 5))
        harness.advance(by: 1)
        #expect(harness.element("Copy") == nil)
    }

    @Test func togglesPickersAndMenusAreItems() {
        let (isOn, number, tally) = (ValueBox(false), ValueBox(1), Tally())
        let harness = ViewHarness(
            WithState(isOn) { isOn in
                WithState(number) { number in
                    Menu("Menu") {
                        Toggle("Wrap", isOn: isOn)
                        Picker("Number", selection: number) {
                            Text(verbatim: "one").tag(1)
                            Text(verbatim: "two").tag(2)
                        }
                        Menu("More") { Button("Inner") { tally.events.append("inner") } }
                    }
                }
            })
        open(harness, "Menu")
        open(harness, "Wrap")
        #expect(isOn.value)
        open(harness, "Menu")
        #expect(harness.element("Wrap")?.properties.traits == .selected)
        #expect(harness.element("one")?.properties.traits == .selected)
        open(harness, "two")
        #expect(number.value == 2)
        open(harness, "Menu")
        open(harness, "More")
        open(harness, "Inner")
        #expect(tally.events == ["inner"])
        #expect(harness.labels == ["Menu"])
    }

    @Test func keysLeadThroughTheItems() {
        let tally = Tally()
        let harness = ViewHarness(
            Menu("Menu") {
                ForEach(["a", "b", "c"], id: \.self) { name in
                    Button(name) { tally.events.append(name) }.disabled(name == "b")
                }
            })
        harness.focusFirst()
        harness.press("\r")
        harness.advance(by: 1)
        for key in ["\u{F701}", "\u{F701}", "\r"] as [Character] { #expect(harness.press(key)) }
        harness.advance(by: 1)
        #expect(tally.events == ["c"])
        #expect(harness.element("c") == nil)
        harness.press("\r")
        harness.advance(by: 1)
        #expect(harness.element("c") != nil)
    }

    @Test func aPrimaryActionIsATapAndALongPressOpens() {
        let tally = Tally()
        let harness = ViewHarness(
            Menu("Menu") {
                Button("Copy") {}
            } primaryAction: {
                tally.events.append("primary")
            })
        open(harness, "Menu")
        #expect(tally.events == ["primary"])
        press(harness, at: CGPoint(x: 195, y: 422))
        #expect(harness.element("Copy") != nil)
        #expect(tally.events == ["primary"])
    }

    private func press(_ harness: ViewHarness, at point: CGPoint) {
        harness.send(.pointer(PointerEvent(phase: .down, location: point, time: harness.now)))
        harness.advance(by: 0.7)
        harness.send(.pointer(PointerEvent(phase: .up, location: point, time: harness.now)))
        harness.advance(by: 1)
    }

    @Test func aLongPressAndASecondaryClickOpenAContextMenu() {
        let tally = Tally()
        let view = Button("Go") { tally.events.append("go") }.contextMenu {
            Button("Copy") { tally.events.append("copy") }
        }
        let harness = ViewHarness(view)
        press(harness, at: CGPoint(x: 195, y: 422))
        open(harness, "Copy")
        #expect(tally.events == ["copy"])
        harness.send(
            .pointer(PointerEvent(phase: .down, location: CGPoint(x: 195, y: 422), time: harness.now, button: 1)))
        harness.advance(by: 1)
        open(harness, "Copy")
        #expect(tally.events == ["copy", "copy"])
        #expect(harness.perform(.named("Show Menu"), on: "Go"))
        harness.advance(by: 1)
        #expect(harness.element("Copy") != nil)
    }

    /// The form that Apple's documentation shows: title, subtitle below it, picture at the trailing edge.
    @Test func textsBelowATitleAreSubtitles() throws {
        let harness = ViewHarness(
            Menu("Menu") {
                Button {
                } label: {
                    Text("Title").accessibilityIdentifier("title")
                    TestBox(30, 10, "subtitle")
                    Image(systemName: "star")
                }
            })
        harness.tap("Menu")
        harness.advance(by: 1)
        let item = try #require(harness.elements.first { $0.properties.role == .menuItem }?.properties.frame)
        #expect(item.height > 44)
    }

    /// The menu of what a row is made of is the whole row's, also beside its letters.
    @Test func aContextMenuOpensAnywhereInItsRow() {
        let harness = ViewHarness(List { Text("a").contextMenu { Button("Copy") {} } })
        let frame = harness.frame(of: "a")!
        press(harness, at: CGPoint(x: 340, y: frame.midY))
        #expect(harness.element("Copy") != nil)
        harness.press("\u{1B}")
        harness.advance(by: 1)
        harness.send(
            .pointer(
                PointerEvent(phase: .down, location: CGPoint(x: 340, y: frame.midY), time: harness.now, button: 1)))
        harness.advance(by: 1)
        #expect(harness.element("Copy") != nil)
    }

    /// On iOS what was pressed is lifted above what is dimmed: the row of a list whole, and a preview in its place.
    @Test func whatAContextMenuIsOpenedAtIsDrawnAboveTheDimming() {
        func timesDrawn(hasPreview: Bool) -> Int {
            let row = Text("Pressed").accessibilityIdentifier("row")
            let view = List {
                if hasPreview {
                    row.contextMenu {
                        Button("Copy") {}
                    } preview: {
                        Color.red.frame(width: 40, height: 40)
                    }
                } else {
                    row.contextMenu { Button("Copy") {} }
                }
            }
            let harness = ViewHarness(view)
            #expect(harness.perform(.named("Show Menu"), on: "Pressed"))
            harness.advance(by: 1)
            return harness.displayList.text.components(separatedBy: "Pressed").count - 1
        }
        #expect(timesDrawn(hasPreview: false) == 2)
        #expect(timesDrawn(hasPreview: true) == 1)
    }

    @Test func aContextMenuWithoutItemsIsNone() {
        let harness = ViewHarness(TestBox(50, 50, "box").contextMenu {})
        press(harness, at: CGPoint(x: 195, y: 422))
        #expect(harness.labels == ["box"])
    }

    /// As on an iPad: arrows lead into a submenu and out of it, and what they have reached has the keyboard.
    @Test func arrowsLeadIntoSubmenus() {
        let tally = Tally()
        let harness = ViewHarness(
            Menu("Menu") {
                Button("A") { tally.events.append("a") }
                Menu("More") {
                    Button("B") { tally.events.append("b") }
                    Button("C") { tally.events.append("c") }
                }
            })
        harness.press("\t")
        harness.press(" ")
        harness.advance(by: 1)
        harness.press("\u{F701}", times: 2)
        #expect(harness.focused == "More")
        harness.press("\u{F703}")
        harness.advance(by: 1)
        harness.press("\u{F701}", times: 3)
        #expect(harness.focused == "C")
        harness.press("\u{F702}")
        harness.advance(by: 1)
        #expect(harness.element("C") == nil)
        #expect(harness.focused == "More")
        harness.press("\r")
        harness.advance(by: 1)
        harness.press("\u{F701}", times: 2)
        harness.press("\r")
        harness.advance(by: 1)
        #expect(tally.events == ["b"])
        #expect(harness.focused == "Menu")
    }
}
