import Drawing
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ListTests {
    private func box(_ name: String) -> TestBox { TestBox(50, 20, name) }

    /// 44-point rows, text 16 inside cards that are 16 from the edges (iOS 15 to 18).
    @Test func rowsOfAnInsetGroupedList() {
        let harness = ViewHarness(
            List {
                box("first")
                TestBox(50, 40, "high")
                Section("Title") { box("second") }
                Section {
                    box("third")
                } footer: {
                    box("footer")
                }
            })
        #expect(harness.frame(of: "first") == CGRect(x: 32, y: 35 + 12, width: 50, height: 20))
        #expect(harness.frame(of: "high")?.minY == 90)
        let header = harness.frame(of: "TITLE")!
        #expect(header.minX == 32)
        #expect(header.minY == 35 + 44 + 62 + 33.5)
        #expect(harness.frame(of: "second")?.minY == header.maxY + 6.5 + 12)
        #expect(harness.frame(of: "third")?.minY == header.maxY + 6.5 + 44 + 35 + 12)
        #expect(harness.frame(of: "footer")?.minY == harness.frame(of: "third")!.maxY + 12 + 8)
    }

    @Test func rowsOfAPlainListTouch() {
        let harness = ViewHarness(
            List { ForEach(0..<3, id: \.self) { box("\($0)") } }.listStyle(.plain)
                .environment(\.defaultMinListRowHeight, 60))
        #expect((0..<3).map { harness.frame(of: "\($0)")!.midY } == [30, 90, 150])
        #expect(harness.frame(of: "0")?.minX == 16)
    }

    @Test(arguments: [1_000, 100_000])
    func nodesDoNotDependOnTheNumberOfRows(count: Int) {
        let harness = ViewHarness(List(0..<count, id: \.self) { box("row \($0)") })
        #expect(harness.viewGraph.nodeCount < 220)
        for _ in 0..<3 { harness.scroll(by: CGSize(width: 0, height: -4_400), at: CGPoint(x: 50, y: 100)) }
        #expect(harness.frame(of: "row 0") == nil)
        #expect(harness.frame(of: "row 300")?.minY == 47)
        #expect(harness.viewGraph.nodeCount < 220)
    }

    /// Apple's own tutorial shows only some elements this way.
    @Test func elementsWithoutViewsLeaveNoRow() {
        struct Filtered: View {
            @State private var showsAll = false
            var body: some View {
                List {
                    ForEach(0..<4, id: \.self) { index in
                        if showsAll || index == 2 { TestBox(50, 20, "\(index)") }
                    }
                    Button("all") { showsAll = true }
                }
            }
        }
        let harness = ViewHarness(Filtered())
        #expect(harness.frame(of: "2")?.minY == 47)
        harness.tap("all")
        #expect(harness.frame(of: "2")?.minY == 135)
    }

    @Test func aButtonTakesTouchesInAllOfItsRow() {
        let tally = Tally()
        let harness = ViewHarness(
            List {
                Button("row") { tally.events.append("row") }
                HStack {
                    Button("plain") { tally.events.append("plain") }.buttonStyle(.plain)
                    Spacer()
                    Button("other") { tally.events.append("other") }.buttonStyle(.plain)
                }
            })
        harness.tap(at: CGPoint(x: 350, y: 35 + 5))
        harness.tap(at: CGPoint(x: 200, y: 35 + 44 + 22))
        harness.tap("other")
        #expect(tally.events == ["row", "other"])
    }

    @Test func aPressedRowIsGrey() {
        let harness = ViewHarness(List { Button("row") {} })
        #expect(harness.color(at: 300, 57).bytes == [255, 255, 255, 255])
        harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 300, y: 57), time: 0)))
        #expect(harness.color(at: 300, 57).bytes == [209, 209, 214, 255])
        harness.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: 300, y: 57), time: 0)))
        #expect(harness.color(at: 300, 57).bytes == [255, 255, 255, 255])
    }

    @Test func separatorsBeginAtTheTextAndCanBeHidden() {
        let harness = ViewHarness(
            List {
                HStack(spacing: 8) {
                    TestBox(20, 20); Text("a")
                }
                Text("b").listRowSeparator(.hidden, edges: .bottom)
                Text("c").listRowSeparatorTint(.red)
                Text("d")
            })
        let lines = (1...3).map { y in
            [40, 62, 300].map { harness.color(at: $0, 35 + CGFloat(y) * 44 - 0.25).bytes != [255, 255, 255, 255] }
        }
        #expect(lines == [[false, true, true], [false, false, false], [true, true, true]])
        #expect(harness.color(at: 300, 35 + 3 * 44 - 0.25).isNear(RGBA(red: 1, green: 59 / 255, blue: 48 / 255)))
    }

    /// Texts of overlays and of segments are none of the row: UIKit's separators begin at its content then.
    @Test func separatorsBeginAtTextsOfTheRowItself() {
        let harness = ViewHarness(
            List {
                HStack(spacing: 8) {
                    TestBox(40, 20).overlay { Text("o") }
                    Text("a")
                }
                Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
                Text("end")
            })
        func line(_ x: CGFloat, _ y: CGFloat) -> Bool { harness.color(at: x, y - 0.25).bytes != [255, 255, 255, 255] }
        #expect(!line(70, 79) && line(82, 79))
        #expect(line(34, 79 + 44))
    }

    @Test func aLinkShowsItsBadgeBeforeItsChevron() {
        let harness = ViewHarness(NavigationStack { List { NavigationLink("Row") { Text("Page") }.badge(3) } })
        #expect(harness.element("Row, 3") != nil)
        let texts = harness.displayList.commands.compactMap { command in
            if case .text(_, let origin, _) = command { origin.x } else { nil }
        }
        #expect(texts.count == 2)
        let chevron = 390 - 32 - Profile.iOS.lists.chevronSize.width
        #expect(texts.max()! > chevron - 24 && texts.max()! < chevron)
    }

    /// Plain lists whose rows hide their separators show no line at all.
    @Test(arguments: [Visibility.automatic, .hidden])
    func rowsWithoutSeparatorsHaveNoneAtTheEnds(_ visibility: Visibility) {
        let harness = ViewHarness(List { Text("a").listRowSeparator(visibility) }.listStyle(.plain))
        let lines = [0.25, 43.75].map { harness.color(at: 300, $0).bytes != [255, 255, 255, 255] }
        #expect(lines == [visibility == .automatic, visibility == .automatic])
    }

    @Test func aTapChoosesARow() {
        struct Choosing: View {
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<3, id: \.self) { TestBox(50, 20, "row \($0)") }
                    TestBox(50, 20, "tagged").tag(7)
                    TestBox(50, 20, "chosen \(chosen ?? -1)")
                }
            }
        }
        let harness = ViewHarness(Choosing())
        harness.tap("row 1")
        #expect(harness.element("chosen 1") != nil)
        #expect(harness.element("row 1")?.properties.traits.contains(.selected) == true)
        #expect(harness.color(at: 300, 35 + 66).bytes == [209, 209, 214, 255])
        harness.tap("tagged")
        #expect(harness.element("chosen 7") != nil)
        harness.tap("chosen 7")
        #expect(harness.element("chosen 7") != nil)
    }

    @Test func rowsThatGoAndComeKeepTheirPlaces() {
        struct Changing: View {
            @State private var items = [1, 2, 3, 4]
            var body: some View {
                List {
                    Button("cut") { items = [4, 2, 9] }
                    Section("numbers") { ForEach(items, id: \.self) { TestBox(50, 20, "\($0)") } }
                }
            }
        }
        let harness = ViewHarness(Changing())
        let top = harness.frame(of: "1")!.minY
        harness.tap("cut")
        #expect(harness.frame(of: "4")?.minY == top)
        #expect(harness.frame(of: "2")?.minY == top + 44)
        #expect(harness.frame(of: "9")?.minY == top + 88)
        #expect(harness.frame(of: "1") == nil)
    }

    @Test func aListInAScrollViewHasNoHeightOfItsOwn() {
        let harness = ViewHarness(ScrollView { List(0..<100_000, id: \.self) { box("\($0)") } })
        #expect(harness.viewGraph.nodeCount < 100)
    }

    @Test func headersOfAPlainListStayInSight() {
        let harness = ViewHarness(
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { box("\(section) \($0)") }
                    } header: {
                        box("header \(section)")
                    }
                }
            }
            .listStyle(.plain))
        let top = harness.frame(of: "header 0")!.minY
        harness.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 50, y: 300))
        #expect(harness.frame(of: "header 0")?.minY == top)
        harness.scroll(by: CGSize(width: 0, height: -400), at: CGPoint(x: 50, y: 300))
        #expect(harness.frame(of: "header 0") == nil)
        #expect(harness.frame(of: "header 1")?.minY == top)
    }

    /// Measured on iOS: a toggle's row and a stepper's are as high as that of a text (iamcgn/swiftui-web,
    /// Fixtures/Goldens/ios/form/basic, iOS 26, where the switch is 30 points high and all rows 56).
    @Test func theLabelAloneSaysHowHighARowWithAControlIs() {
        let harness = ViewHarness(
            Form {
                Toggle("toggle", isOn: .constant(true))
                Stepper("stepper", value: .constant(1))
                DatePicker("date", selection: .constant(.now), displayedComponents: .date)
                box("last")
            })
        #expect(harness.frame(of: "last")?.minY == 179)
        #expect(harness.frame(of: "toggle")?.size == CGSize(width: 51, height: 31))
        #expect(harness.frame(of: "toggle")?.midY == 57)
    }

    @Test func aSwitchInARowIsTappedAboveItsLabelsHeight() {
        let tally = Tally()
        let isOn = Binding<Bool>(get: { false }, set: { tally.events.append("\($0)") })
        let harness = ViewHarness(Form { Toggle("toggle", isOn: isOn) })
        let frame = harness.frame(of: "toggle")!
        harness.tap(at: CGPoint(x: frame.midX, y: frame.minY + 2))
        #expect(tally.events == ["true"])
    }

    /// The hidden label of a slider is no text that the line begins at.
    @Test func aLineIsNotAlignedToWhatIsNotSeen() {
        let harness = ViewHarness(
            Form {
                Slider(value: .constant(0.5)) { Text("Size") }
                box("last")
            })
        let lines = harness.displayList.commands.compactMap { command -> CGRect? in
            if case .fill(let path, _, _) = command, path.boundingRect.height < 1 { path.boundingRect } else { nil }
        }
        #expect(lines.map(\.minX) == [32])
    }

    /// Lines begin where the title of a label does, from the right too.
    @Test func linesOfRightToLeftRowsAreMirrored() {
        func lines(_ direction: LayoutDirection) -> [CGRect] {
            ViewHarness(
                List {
                    Label("label", systemImage: "star")
                    box("last")
                }
                .environment(\.layoutDirection, direction)
            ).displayList.commands.compactMap { command in
                if case .fill(let path, _, _) = command, path.boundingRect.height < 1 { path.boundingRect } else { nil }
            }
        }
        #expect(lines(.leftToRight).map(\.minX) == [76])
        #expect(lines(.leftToRight).map(\.maxX) == [374])
        #expect(lines(.rightToLeft).map(\.maxX) == [390 - 76])
        #expect(lines(.rightToLeft).map(\.minX) == [16])
    }

    /// The first column of a wide split view is a list of places to go to, without lines and chevrons.
    @Test func rowsOfASidebarAreBare() {
        let harness = ViewHarness(
            NavigationSplitView {
                List {
                    NavigationLink("row") { Text("shown") }
                    NavigationLink("last") { Text("shown") }
                }
                .toolbar(removing: .sidebarToggle)
            } detail: {
                Text("detail")
            }
            .environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1_000, height: 700))
        let commands = harness.displayList.commands
        #expect(harness.frame(of: "detail")?.midX == 660)
        #expect(!commands.contains { if case .stroke = $0 { true } else { false } })
        #expect(
            !commands.contains { command in
                if case .fill(let path, _, _) = command { path.boundingRect.height < 1 } else { false }
            })
    }

    /// The keyboard is given to the whole row.
    @Test func theRingOfARowLiesInIt() {
        let harness = ViewHarness(List { Button("row") {} })
        harness.focusFirst()
        harness.settle()
        let rings = harness.displayList.commands.compactMap { command -> CGSize? in
            if case .stroke(let path, _, _) = command { path.boundingRect.size } else { nil }
        }
        #expect(rings == [CGSize(width: 355, height: 41)])
    }

    /// Content without insets has the round corners of its section.
    @Test func contentEndsAtTheCornersOfItsSection() throws {
        let list = List {
            Color.red.frame(height: 60).listRowInsets(EdgeInsets()).accessibilityLabel("Card")
            Text("Below")
        }
        let harness = ViewHarness(list)
        let card = try #require(harness.frame(of: "Card"))
        let ground = harness.color(at: 2, card.midY)
        #expect(harness.color(at: card.minX + 1, card.minY + 1) == ground)
        #expect(harness.color(at: card.minX + 1, card.maxY - 2) != ground)
    }

    private struct Choosing: View {
        @State private var chosen: Int?
        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { row in Text("Row \(row)").selectionDisabled(row == 1) }
                Text("chosen \(chosen ?? -1)")
            }
        }
    }

    @Test func aRowMayNotBeChosen() {
        let harness = ViewHarness(Choosing())
        harness.tap("Row 2")
        harness.tap("Row 1")
        #expect(harness.labels.contains("chosen 2"))
    }

    private struct Several: View {
        @State private var mode = EditMode.active
        @State private var chosen: Set<Int> = [1]
        var body: some View {
            VStack {
                List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
                Button("Rest") { mode = .inactive }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func severalChosenRowsAreSeenWhileTheListIsEdited() throws {
        let harness = ViewHarness(Several())
        func isMarked() throws -> Bool {
            let rows = try (0..<2).map { try #require(harness.frame(of: "Row \($0)")) }
            return harness.color(at: 200, rows[0].midY) != harness.color(at: 200, rows[1].midY)
        }
        #expect(try isMarked())
        harness.tap("Rest")
        harness.advance(by: 1)
        #expect(try !isMarked())
    }

    @Test(arguments: [300.0, 1_500, 2_400])
    func theHeaderOfALongSectionStaysInSight(distance: Double) {
        let harness = ViewHarness(
            List {
                Section("First") { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
                Section("Second") { ForEach(60..<90, id: \.self) { Text("Row \($0)") } }
            }
            .listStyle(.plain))
        for _ in 0..<10 {
            harness.scroll(by: CGSize(width: 0, height: -distance / 10), at: CGPoint(x: 100, y: 400))
            harness.advance(by: 0.1)
        }
        #expect(harness.frame(of: "First").map { (0..<30).contains($0.minY) } == true)
    }
}
