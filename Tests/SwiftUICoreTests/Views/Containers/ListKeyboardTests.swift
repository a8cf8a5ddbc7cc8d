import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Lists by keyboard alone. Arrows lead from row to row and Tab from one area to the next (WWDC 2021, session 10260);
/// with a keyboard several rows can be chosen without edit mode (Apple's documentation of `EditMode`).
@MainActor
struct ListKeyboardTests {
    static let (up, down, left, right): (Character, Character, Character, Character) = (
        "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}"
    )
    static let (home, end, pageDown): (Character, Character, Character) = ("\u{F729}", "\u{F72B}", "\u{F72D}")

    private func choosing(_ count: Int = 30) -> (ViewHarness, ValueBox<Int?>) {
        let box = ValueBox<Int?>(nil)
        let harness = ViewHarness(
            WithState(box) { chosen in
                VStack {
                    Button("Before") {}
                    List(0..<count, id: \.self, selection: chosen) { Text("Row \($0)") }
                    Button("After") {}
                }
            })
        return (harness, box)
    }

    @Test func arrowsChooseRows() {
        let (harness, box) = choosing()
        harness.press("\t", times: 2)
        #expect(harness.focused == "Row 0")
        #expect(box.value == nil)
        harness.press(Self.down, times: 2)
        #expect(box.value == 2)
        #expect(harness.focused == "Row 2")
        harness.press(Self.up)
        #expect(box.value == 1)
    }

    @Test func tabLeavesAListAndComesBackToWhatIsChosen() {
        let (harness, box) = choosing()
        harness.tap("Row 3")
        harness.press("\t", times: 2)
        #expect(harness.focused == "Row 3")
        harness.press("\t")
        #expect(harness.focused == "After")
        harness.press("\t", modifiers: .shift)
        #expect(harness.focused == "Row 3")
        harness.press("\t", modifiers: .shift)
        #expect(harness.focused == "Before")
        #expect(box.value == 3)
    }

    @Test func arrowsScrollAndReachTheEnds() {
        let (harness, box) = choosing(100_000)
        harness.press("\t", times: 2)
        harness.press(Self.down, times: 40)
        #expect(box.value == 40)
        #expect(harness.isInSight("Row 40"))
        harness.press(Self.end)
        #expect(box.value == 99_999)
        #expect(harness.isInSight("Row 99,999"))
        harness.press(Self.down)
        #expect(box.value == 99_999)
        harness.press(Self.home)
        #expect(box.value == 0)
        #expect(harness.isInSight("Row 0"))
        harness.press(Self.pageDown)
        #expect((10...20).contains(box.value ?? 0))
    }

    /// Without focus, arrows go on from the row that was tapped.
    @Test func arrowsBeginAtTheChosenRow() {
        let (harness, box) = choosing()
        harness.tap("Row 3")
        harness.press(Self.down)
        #expect(box.value == 4)
    }

    private func choosingSeveral(isEditing: Bool) -> (ViewHarness, ValueBox<Set<Int>>) {
        let box = ValueBox<Set<Int>>([])
        let harness = ViewHarness(
            WithState(box) { chosen in
                List(0..<30, id: \.self, selection: chosen) { Text("Row \($0)") }
                    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
            })
        harness.press("\t")
        return (harness, box)
    }

    @Test func shiftExtendsWhatIsChosen() {
        let (harness, box) = choosingSeveral(isEditing: false)
        harness.press(Self.down)
        #expect(box.value == [1])
        harness.press(Self.down, modifiers: .shift)
        harness.press(Self.down, modifiers: .shift)
        #expect(box.value == [1, 2, 3])
        #expect(harness.selected == ["Row 1", "Row 2", "Row 3"])
        harness.press(Self.up, modifiers: .shift)
        #expect(box.value == [1, 2])
        harness.press(Self.home, modifiers: .shift)
        #expect(box.value == [0, 1])
        harness.press("a", modifiers: .control)
        #expect(box.value == Set(0..<30))
    }

    @Test func inAnEditedListSpaceChooses() {
        let (harness, box) = choosingSeveral(isEditing: true)
        harness.press(" ")
        harness.press(Self.down)
        harness.press(Self.down)
        harness.press(" ")
        #expect(box.value == [0, 2])
        harness.press(Self.down, modifiers: .shift)
        #expect(box.value == [0, 2, 3])
        harness.press(" ")
        #expect(box.value == [0, 2])
    }

    @Test func arrowsLeadThroughLinksAndControls() {
        let tally = Tally()
        let harness = ViewHarness(
            NavigationStack {
                Form {
                    NavigationLink("Link") { Text("Page") }
                    Text("Plain")
                    Toggle("Toggle", isOn: .constant(false))
                    Button("Button") { tally.events.append("button") }
                }
            })
        harness.press("\t")
        #expect(harness.focused == "Link")
        harness.press(Self.down)
        #expect(harness.focused == "Toggle")
        harness.press(Self.down)
        harness.press("\r")
        #expect(tally.events == ["button"])
        harness.press(Self.up, times: 2)
        harness.press(" ")
        harness.advance(by: 1)
        #expect(harness.element("Page") != nil)
    }

    /// In a narrow window a choice shows another screen: arrows do not do that.
    @Test func arrowsOpenNoScreens() {
        let box = ValueBox<Int?>(nil)
        let harness = ViewHarness(
            WithState(box) { chosen in
                NavigationSplitView {
                    List(0..<5, id: \.self, selection: chosen) { Text("Row \($0)") }
                } detail: {
                    Text("Detail")
                }
            })
        harness.press("\t")
        harness.press(Self.down)
        #expect(harness.focused == "Row 1")
        #expect(box.value == nil)
        harness.press("\r")
        harness.advance(by: 1)
        #expect(box.value == 1)
        #expect(harness.element("Detail") != nil)
    }

    @Test func theNextRowTakesTheKeyboardOfOneThatIsDeleted() {
        let rows = ValueBox([0, 1, 2, 3])
        let harness = ViewHarness(
            WithState(rows) { rows in
                VStack {
                    List(rows.wrappedValue, id: \.self, selection: .constant(Int?.none)) { Text("Row \($0)") }
                    Button("Drop") { rows.wrappedValue.remove(at: 1) }
                }
            })
        harness.press("\t")
        harness.press(Self.down)
        #expect(harness.focused == "Row 1")
        harness.tap("Drop")
        harness.advance(by: 1)
        #expect(harness.focused == "Row 2")
    }

    @Test func headersThatStayInSightCoverNoRowThatHasTheKeyboard() throws {
        let harness = ViewHarness(
            List(selection: .constant(Int?.none)) {
                Section("Header") { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
            }
            .listStyle(.plain))
        harness.press("\t", times: 1)
        harness.press(Self.end, times: 1)
        harness.press(Self.up, times: 30)
        let (header, row) = try (#require(harness.frame(of: "Header")), #require(harness.frame(of: "Row 29")))
        #expect(harness.focused == "Row 29")
        #expect(row.minY > header.maxY)
    }

    /// What rows stand for is known without making them.
    @Test func allOfManyRowsAreChosenAtOnce() {
        let box = ValueBox<Set<Int>>([])
        let harness = ViewHarness(
            WithState(box) { chosen in List(0..<100_000, id: \.self, selection: chosen) { Text("Row \($0)") } })
        harness.press("\t", times: 1)
        let bodies = harness.viewGraph.bodyCount
        harness.press("a", modifiers: .control)
        #expect(box.value.count == 100_000)
        #expect(harness.viewGraph.bodyCount - bodies < 500)
    }

    @Test func onlyRowsThatMayBeChosenAreChosenTogether() {
        let box = ValueBox<Set<Int>>([])
        let harness = ViewHarness(
            WithState(box) { chosen in
                List(selection: chosen) {
                    ForEach(0..<4, id: \.self) { Text("Row \($0)").selectionDisabled($0 == 2) }
                    ForEach(4..<8, id: \.self) { Text("Row \($0)").tag($0 * 10) }
                    Text("Other")
                }
            })
        harness.press("\t", times: 1)
        harness.press("a", modifiers: .control)
        #expect(box.value == [0, 1, 3, 40, 50, 60, 70])
    }

    private struct Tree: Identifiable {
        let id: String
        var children: [Tree]?
        static let fruit = [Tree(id: "Fruit", children: [Tree(id: "Apple"), Tree(id: "Pear")]), Tree(id: "Bread")]
    }

    @Test func arrowsOpenAndCloseTheRowsOfATree() {
        let box = ValueBox<String?>(nil)
        let harness = ViewHarness(
            WithState(box) { chosen in
                List(Tree.fruit, children: \.children, selection: chosen) { Text($0.id) }
            })
        harness.press("\t", times: 1)
        harness.press(Self.right, times: 1)
        harness.advance(by: 1)
        harness.press(Self.down, times: 1)
        #expect(box.value == "Apple")
        harness.press(Self.up, times: 1)
        #expect(box.value == "Fruit")
        harness.press(Self.left, times: 1)
        harness.advance(by: 1)
        #expect(harness.element("Apple") == nil)
    }

    /// As UIKit's outline cells do, which open by their chevron where they can be chosen.
    @Test func aTapOnARowOfATreeChoosesIt() throws {
        let box = ValueBox<String?>(nil)
        let harness = ViewHarness(
            WithState(box) { chosen in
                List(Tree.fruit, children: \.children, selection: chosen) { Text($0.id) }
            })
        harness.tap("Fruit")
        #expect(box.value == "Fruit")
        #expect(harness.element("Apple") == nil)
        let row = try #require(harness.frame(of: "Fruit"))
        harness.tap(at: CGPoint(x: row.maxX - 4, y: row.midY))
        harness.advance(by: 1)
        #expect(harness.element("Apple") != nil)
    }

    private func swiping(_ tally: Tally) -> ViewHarness {
        ViewHarness(
            List(0..<3, id: \.self, selection: .constant(Int?.none)) { row in
                Text("Row \(row)")
                    .swipeActions(edge: .leading) { Button("Flag") { tally.events.append("flag \(row)") } }
                    .swipeActions { Button("Archive") { tally.events.append("archive \(row)") } }
                    .contextMenu { Button("Copy") { tally.events.append("copy \(row)") } }
            })
    }

    @Test func arrowsToTheSidesRevealTheActionsOfARow() {
        let tally = Tally()
        let harness = swiping(tally)
        harness.press("\t", times: 1)
        harness.press(Self.left, times: 1)
        harness.advance(by: 1)
        #expect(harness.focused == "Archive")
        harness.press("\r", times: 1)
        harness.advance(by: 1)
        #expect(harness.focused == "Row 0")
        harness.press(Self.down, times: 1)
        harness.press(Self.right, times: 1)
        harness.advance(by: 1)
        #expect(harness.focused == "Flag")
        harness.press(Self.left, times: 1)
        harness.advance(by: 1)
        #expect(harness.focused == "Row 1")
        #expect(harness.element("Flag") == nil)
        harness.press(Self.right, times: 1)
        harness.press("\u{1B}", times: 1)
        harness.advance(by: 1)
        #expect(harness.element("Flag") == nil)
        #expect(tally.events == ["archive 0"])
    }

    // MARK: Rows that are edited

    private func editing(
        _ mode: EditMode = .inactive, choosing: Set<String>? = nil
    ) -> (ViewHarness, ValueBox<[String]>, ValueBox<Set<String>>) {
        let rows = ValueBox(["a", "b", "c", "d"])
        let chosen = ValueBox(choosing ?? [])
        let harness = ViewHarness(
            WithState(rows) { rows in
                WithState(chosen) { chosen in
                    List(selection: choosing == nil ? nil : chosen) {
                        ForEach(rows.wrappedValue, id: \.self) { Text($0) }
                            .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
                            .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .environment(\.editMode, .constant(mode))
                }
            })
        harness.press("\t")
        return (harness, rows, chosen)
    }

    @Test(arguments: [EditMode.inactive, .active], ["\u{8}", "\u{7F}"] as [Character])
    func theDeleteKeysDeleteARow(mode: EditMode, key: Character) {
        let (harness, rows, _) = editing(mode)
        harness.press(Self.down)
        #expect(harness.focused == "b")
        harness.press(key)
        harness.advance(by: 1)
        #expect(rows.value == ["a", "c", "d"])
        #expect(harness.focused == "c")
    }

    @Test func deletingAChosenRowDeletesAllThatAreChosen() {
        let (harness, rows, chosen) = editing(.active, choosing: ["b", "d"])
        harness.press("\u{8}")
        harness.advance(by: 1)
        #expect(rows.value == ["a", "c"])
        chosen.value = ["c"]
        harness.press(Self.up)
        #expect(harness.focused == "a")
        harness.press("\u{8}")
        #expect(rows.value == ["c"])
    }

    @Test func rowsOutOfSightAreDeletedWithTheOthersThatAreChosen() {
        let rows = ValueBox(Array(0..<500))
        let chosen: Set<Int> = [0, 400]
        let harness = ViewHarness(
            WithState(rows) { rows in
                List(selection: .constant(chosen)) {
                    ForEach(rows.wrappedValue, id: \.self) { Text("Row \($0)") }
                        .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
                }
                .environment(\.editMode, .constant(.active))
            })
        harness.press("\t")
        harness.press("\u{8}")
        #expect(rows.value.count == 498)
        #expect(!rows.value.contains(400))
    }

    @Test(arguments: [EditMode.inactive, .active])
    func optionAndAnArrowMoveARow(mode: EditMode) {
        let (harness, rows, _) = editing(mode)
        harness.press(Self.down, modifiers: .option)
        harness.advance(by: 1)
        harness.press(Self.down, modifiers: .option)
        harness.advance(by: 1)
        #expect(rows.value == ["b", "c", "a", "d"])
        #expect(harness.focused == "a")
        harness.press(Self.up, modifiers: .option)
        harness.advance(by: 1)
        #expect(rows.value == ["b", "a", "c", "d"])
        #expect(harness.focused == "a")
        harness.press(Self.down, times: 2)
        harness.press(Self.down, modifiers: .option)
        #expect(rows.value == ["b", "a", "c", "d"])
    }

    @Test func aRowThatIsMovedStaysInSight() {
        let rows = ValueBox(Array(0..<60))
        let harness = ViewHarness(
            WithState(rows) { rows in
                List {
                    ForEach(rows.wrappedValue, id: \.self) { Text("Row \($0)") }
                        .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
                }
            })
        harness.press("\t")
        for _ in 0..<40 { harness.press(Self.down, modifiers: .option) }
        harness.advance(by: 1)
        #expect(rows.value[40] == 0)
        #expect(harness.focused == "Row 0")
        #expect(harness.isInSight("Row 0"))
    }

    /// As the reorder controls of UIKit's tables are called in UI tests.
    @Test func theGripsOfAnEditedListAreElements() throws {
        let (harness, rows, _) = editing(.active)
        let grip = try #require(harness.element("Reorder b"))
        #expect(grip.properties.role == .button)
        #expect(grip.perform(.increment))
        harness.advance(by: 1)
        #expect(rows.value == ["a", "c", "b", "d"])
        #expect(try #require(harness.element("Reorder c")).perform(.decrement))
        harness.advance(by: 1)
        #expect(rows.value == ["c", "a", "b", "d"])
        let (resting, _, _) = editing(.inactive)
        #expect(resting.element("Reorder b") == nil)
    }

    /// A row that nothing can be chosen of, with a control in it and something that a swipe does.
    @Test func aRowWithActionsHandsSpaceOnToWhatIsInIt() {
        let (isOn, name) = (ValueBox(false), ValueBox(""))
        let harness = ViewHarness(
            WithState(isOn) { isOn in
                WithState(name) { name in
                    List {
                        Toggle("Toggle", isOn: isOn).swipeActions { Button("Flag") {} }
                        TextField("Name", text: name).swipeActions { Button("Flag") {} }
                    }
                }
            })
        harness.press("\t")
        harness.press(" ")
        #expect(isOn.value)
        harness.press(Self.down)
        harness.press(Self.left)
        harness.advance(by: 1)
        #expect(harness.focused == "Flag")
        harness.press("\u{1B}")
        harness.advance(by: 1)
        harness.press("\r")
        harness.send(.text("x"))
        #expect(name.value == "x")
    }

    /// The row has the keyboard for what is in it.
    @Test func focusStatesOfRowsFollowTheKeyboard() {
        struct Screen: View {
            @FocusState private var row: Int?
            @State private var chosen: Int?
            @State private var keys = ""
            var body: some View {
                VStack {
                    Text(row.map { "in \($0)" } ?? "nowhere")
                    Text("keys \(keys)")
                    Button("Third") { row = 2 }
                    Button("None") { row = nil }
                    List(0..<5, id: \.self, selection: $chosen) { index in
                        Text("Row \(index)").padding(1).focused($row, equals: index)
                            .onKeyPress("x") {
                                keys += "\(index)"
                                return .handled
                            }
                    }
                }
            }
        }
        let harness = ViewHarness(Screen())
        harness.press("\t", times: 3)
        #expect(harness.element("in 0") != nil)
        harness.press(Self.down)
        #expect(harness.element("in 1") != nil)
        harness.press("x")
        #expect(harness.element("keys 1") != nil)
        harness.tap("Third")
        #expect(harness.focused == "Row 2")
        #expect(harness.element("in 2") != nil)
        harness.tap("None")
        #expect(harness.focused == nil)
        #expect(harness.element("nowhere") != nil)
    }

    @Test func theMenuOfARowThatIsNothingElseIsOpenedByKeys() {
        let harness = ViewHarness(
            List(0..<3, id: \.self) { row in Text("Row \(row)").contextMenu { Button("Copy \(row)") {} } })
        harness.press("\t")
        harness.press(Self.down)
        #expect(harness.focused == "Row 1")
        harness.press("\u{F735}")
        harness.advance(by: 1)
        #expect(harness.element("Copy 1") != nil)
    }

    @Test(arguments: [Character("\u{F735}"), "\u{F70D}"])
    func theMenuKeyOpensTheMenuOfARow(key: Character) {
        let tally = Tally()
        let harness = swiping(tally)
        harness.press("\t", times: 1)
        harness.press(key, modifiers: key == "\u{F70D}" ? .shift : [])
        harness.advance(by: 1)
        harness.tap("Copy")
        #expect(tally.events == ["copy 0"])
    }
}

extension ViewHarness {
    /// The label of what has the keyboard.
    var focused: String? { elements.first { $0.properties.traits.contains(.focused) }?.properties.label }

    var selected: [String] {
        elements.filter { $0.properties.traits.contains(.selected) }.map(\.properties.label)
    }

    func press(_ key: Character, times: Int) {
        for _ in 0..<times { press(key, modifiers: []) }
    }

    /// Whether an element is in the window as a whole.
    func isInSight(_ name: String) -> Bool {
        frame(of: name).map {
            CGRect(origin: .zero, size: viewGraph.metrics.size).insetBy(dx: -0.1, dy: -0.1).contains($0)
        } ?? false
    }
}
