import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ListEditingTests {
    private struct Editable: View {
        @State private var items = ["a", "b", "c", "d"]
        @State private var mode = EditMode.inactive
        var body: some View {
            List {
                ForEach(items, id: \.self) { TestBox(50, 20, $0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                Button("edit") { mode = mode.isEditing ? .inactive : .active }
            }
            .environment(\.editMode, $mode)
        }
    }

    private func rowY(_ index: Int) -> CGFloat { 35 + 22 + CGFloat(index) * 44 }

    private func order(_ harness: ViewHarness) -> [String] {
        ["a", "b", "c", "d"].filter { harness.frame(of: $0) != nil }
            .sorted { harness.frame(of: $0)!.minY < harness.frame(of: $1)!.minY }
    }

    @Test func aSwipeRevealsDelete() {
        let harness = ViewHarness(Editable())
        harness.drag(from: CGPoint(x: 300, y: rowY(1)), to: CGPoint(x: 200, y: rowY(1)))
        harness.advance(by: 0.6)
        #expect(harness.frame(of: "Delete")?.maxX == 374)
        harness.tap("Delete")
        harness.advance(by: 0.6)
        #expect(order(harness) == ["a", "c", "d"])
    }

    @Test func theTintOfTheListIsNotThatOfDelete() {
        let list = List { ForEach(["a", "b"], id: \.self) { TestBox(50, 20, $0) }.onDelete { _ in } }
        let pictures = [ViewHarness(list), ViewHarness(list.tint(.green))].map { harness in
            harness.drag(from: CGPoint(x: 300, y: rowY(1)), to: CGPoint(x: 200, y: rowY(1)))
            harness.advance(by: 0.6)
            return harness.displayList
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test func aSwipeOverMostOfTheRowDeletesAtOnce() {
        let harness = ViewHarness(Editable())
        harness.drag(from: CGPoint(x: 360, y: rowY(0)), to: CGPoint(x: 40, y: rowY(0)))
        harness.advance(by: 0.6)
        #expect(order(harness) == ["b", "c", "d"])
    }

    @Test func aTouchElsewhereTakesTheSwipeBack() {
        let harness = ViewHarness(Editable())
        harness.drag(from: CGPoint(x: 300, y: rowY(1)), to: CGPoint(x: 200, y: rowY(1)))
        harness.advance(by: 0.6)
        harness.tap(at: CGPoint(x: 300, y: rowY(3)))
        harness.advance(by: 0.6)
        #expect(harness.frame(of: "Delete") == nil)
        #expect(order(harness) == ["a", "b", "c", "d"])
    }

    /// As in UIKit's tables: the touch that takes a swipe back is none for what it meets in the list.
    @Test func aTouchThatTakesASwipeBackMeetsNothingElse() {
        struct Mail: View {
            @State private var log = "none"
            var body: some View {
                List {
                    Section {
                        Button("First") { log = "first" }.swipeActions { Button("Flag") { log = "flag" } }
                        Button("Second") { log = "second" }
                    } header: {
                        Button("Header") { log = "header" }.textCase(nil)
                    }
                    Text(log)
                }
            }
        }
        for name in ["First", "Second", "Header"] {
            let harness = ViewHarness(Mail())
            let row = harness.frame(of: "First")!
            harness.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY))
            harness.advance(by: 0.6)
            // The text of the first row is drawn aside.
            harness.tap(at: CGPoint(x: name == "First" ? 150 : 60, y: harness.frame(of: name)!.midY))
            harness.advance(by: 0.6)
            #expect(harness.frame(of: "Flag") == nil && harness.element("none") != nil)
            harness.tap(name)
            #expect(harness.element(name.lowercased()) != nil)
        }
    }

    @Test func aVerticalDragScrolls() {
        let harness = ViewHarness(List(0..<100, id: \.self) { TestBox(50, 20, "\($0)") })
        harness.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 310, y: 300), duration: 1)
        #expect(harness.frame(of: "4")!.minY < 100)
    }

    @Test func editingShowsButtonsAndGrips() {
        let harness = ViewHarness(Editable())
        harness.tap("edit")
        // 40 points (iamcgn/swiftui-web, UIKit/TableView.md).
        #expect(harness.frame(of: "a")?.minX == 72)
        harness.tap("Remove b")
        harness.advance(by: 0.6)
        harness.tap("Delete")
        harness.advance(by: 0.6)
        #expect(order(harness) == ["a", "c", "d"])
    }

    /// The shadow of a row that is moved leaves no traces.
    @Test func aMovedRowIsRedrawnWithItsShadow() {
        let harness = ViewHarness(Editable())
        harness.tap("edit")
        let grip = CGPoint(x: 390 - 16 - 16 - 13, y: rowY(1))
        harness.send(.pointer(PointerEvent(phase: .down, location: grip, time: harness.now)))
        var top: CGFloat = 0
        for distance in [4, 8, 12] {
            let place = CGPoint(x: grip.x, y: grip.y + CGFloat(distance))
            harness.send(.pointer(PointerEvent(phase: .moved, location: place, time: harness.now)))
            top = harness.damage.map(\.minY).min() ?? .infinity
        }
        #expect(top <= rowY(1) - 22 + 8 - 8)
    }

    @Test(arguments: [(0, 2, ["b", "c", "a", "d"]), (3, 0, ["d", "a", "b", "c"]), (1, 1, ["a", "b", "c", "d"])])
    func aGripMovesARow(from: Int, to: Int, expected: [String]) {
        let harness = ViewHarness(Editable())
        harness.tap("edit")
        let grip: CGFloat = 390 - 16 - 16 - 13
        harness.drag(from: CGPoint(x: grip, y: rowY(from)), to: CGPoint(x: grip, y: rowY(to) + (to > from ? 5 : -5)))
        harness.advance(by: 1)
        #expect(order(harness) == expected)
    }

    @Test func swipeActionsOfTheAppsOwn() {
        struct Mail: View {
            @State private var log = "none"
            var body: some View {
                List {
                    TestBox(50, 20, log)
                        .swipeActions(edge: .leading) {
                            Button("Read") { log = "read" }.tint(.blue)
                            Button("Later") { log = "later" }
                        }
                        .swipeActions(allowsFullSwipe: false) { Button("Flag") { log = "flag" } }
                }
            }
        }
        let harness = ViewHarness(Mail())
        harness.drag(from: CGPoint(x: 60, y: rowY(0)), to: CGPoint(x: 200, y: rowY(0)))
        harness.advance(by: 0.6)
        #expect(harness.frame(of: "Read")?.minX == 16)
        #expect(harness.color(at: 20, rowY(0) - 15).bytes == [0, 122, 255, 255])
        harness.tap("Later")
        harness.advance(by: 0.6)
        #expect(harness.element("later") != nil)
        harness.drag(from: CGPoint(x: 360, y: rowY(0)), to: CGPoint(x: 30, y: rowY(0)))
        harness.advance(by: 0.6)
        #expect(harness.element("later") != nil)
        if harness.element("Flag") != nil { harness.tap("Flag") }
        #expect(harness.element("flag") != nil)
    }

    @Test func severalRowsAreChosenWhileTheListIsEdited() {
        struct Several: View {
            @State private var chosen: Set<Int> = []
            @State private var mode = EditMode.inactive
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<3, id: \.self) { TestBox(50, 20, "row \($0)") }
                    TestBox(50, 20, "chosen \(chosen.sorted())")
                    Button("edit") { mode = .active }
                }
                .environment(\.editMode, $mode)
            }
        }
        let harness = ViewHarness(Several())
        harness.tap("row 0")
        #expect(harness.element("chosen []") != nil)
        harness.tap("edit")
        harness.tap("row 2")
        harness.tap("row 0")
        #expect(harness.element("chosen [0, 2]") != nil)
        harness.tap("row 2")
        #expect(harness.element("chosen [0]") != nil)
    }

    @Test func offsetsThatThereAreNotArePassedOver() {
        var items = [1, 2, 3]
        items.remove(atOffsets: [1, 7])
        #expect(items == [1, 3])
        items.move(fromOffsets: [0, 9], toOffset: 40)
        #expect(items == [3, 1])
        items = [0, 1, 2, 3, 4]
        items.move(fromOffsets: [1, 3], toOffset: 5)
        #expect(items == [0, 2, 4, 1, 3])
        items.move(fromOffsets: [4], toOffset: 0)
        #expect(items == [3, 0, 2, 4, 1])
    }

    /// As in UIKit's tables: the disclosure indicator is shown while the row is not edited, and what was chosen in order
    /// to be edited is let go.
    @Test func editingHidesTheChevronsOfLinksAndItsEndTheChoice() {
        struct Links: View {
            @Binding var chosen: Set<String>
            @State private var mode = EditMode.inactive
            var body: some View {
                NavigationStack {
                    List(selection: $chosen) {
                        ForEach(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }.onMove { _, _ in }
                    }
                    .toolbar { Button("edit") { mode = mode.isEditing ? .inactive : .active } }
                    .environment(\.editMode, $mode)
                }
            }
        }
        let box = ValueBox(Set<String>())
        let harness = ViewHarness(WithState(box) { Links(chosen: $0) })
        let plain = chevronCount(harness)
        harness.tap("edit")
        harness.advance(by: 1)
        #expect(chevronCount(harness) == plain - 2)
        harness.tap("a")
        harness.tap("b")
        #expect(box.value == ["a", "b"])
        harness.tap("edit")
        harness.advance(by: 1)
        #expect(box.value.isEmpty)
        #expect(chevronCount(harness) == plain)
    }

    /// A chevron's line is 2.2 points wide.
    private func chevronCount(_ harness: ViewHarness) -> Int {
        harness.displayList.commands.count {
            if case .stroke(_, let style, _) = $0 { style.lineWidth == 2.2 } else { false }
        }
    }
}
