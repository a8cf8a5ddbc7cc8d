import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    private struct Screen: View {
        @State private var order = [KeyPathComparator(\Person.name)]
        private let people = [Person(id: 1, name: "Mina", age: 30), Person(id: 2, name: "Jun", age: 20)]

        var body: some View {
            Table(people.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
            }
        }
    }

    private var names: [String] { ["Mina", "Jun"] }

    private func names(_ harness: ViewHarness) -> [String] { harness.labels.filter(names.contains) }

    /// On a phone there is the first column alone (developer.apple.com/documentation/swiftui/table).
    @Test func aNarrowWindowShowsTheFirstColumn() {
        let harness = ViewHarness(Screen())
        #expect(names(harness) == ["Jun", "Mina"])
        #expect(!harness.labels.contains("Age"))
        #expect(!harness.labels.contains("30"))
    }

    @Test func titlesSortTheRows() throws {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = .regular
        let harness = ViewHarness(Screen(), size: CGSize(width: 1000, height: 700), environment: environment)
        #expect(names(harness) == ["Jun", "Mina"])
        #expect(harness.labels.contains("30"))
        harness.tap("Name")
        #expect(names(harness) == ["Mina", "Jun"])
        harness.tap("Age")
        #expect(names(harness) == ["Jun", "Mina"])
        let (title, cell) = try (#require(harness.frame(of: "Age")), #require(harness.frame(of: "20")))
        #expect(title.minX == cell.minX)
    }

    // MARK: Rows told one by one

    private struct Part: Identifiable {
        let id: String
        var parts: [Part]?
    }

    private static let wide: EnvironmentValues = {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = .regular
        return environment
    }()

    private func show(_ table: some View, width: CGFloat = 1000) -> ViewHarness {
        ViewHarness(
            table, size: CGSize(width: width, height: 700),
            environment: width > 600 ? Self.wide : EnvironmentValues())
    }

    private struct Extras: TableRowContent {
        var tableRowBody: some TableRowContent<Part> {
            TableRow(Part(id: "Lid"))
            TableRow(Part(id: "Box"))
        }
    }

    @Test func rowsAreToldOneByOne() {
        let isSpare = true
        let harness = show(
            Table(of: Part.self) {
                TableColumn("Name", value: \.id)
                TableColumn("Length") { Text("\($0.id.count) letters") }
            } rows: {
                TableRow(Part(id: "Wheel"))
                ForEach(["Bolt", "Nut"].map { Part(id: $0) }) { TableRow($0) }
                if isSpare { TableRow(Part(id: "Spare")) }
                Extras()
            })
        let names: Set = ["Wheel", "Bolt", "Nut", "Spare", "Lid", "Box"]
        #expect(harness.labels.filter(names.contains) == ["Wheel", "Bolt", "Nut", "Spare", "Lid", "Box"])
        #expect(harness.labels.contains("5 letters"))
    }

    private struct Chosen: View {
        @State private var chosen: String?

        var body: some View {
            Text("chosen: \(chosen ?? "none")")
            Table(of: Part.self, selection: $chosen) {
                TableColumn("Name", value: \.id)
            } rows: {
                TableRow(Part(id: "Wheel"))
                TableRow(Part(id: "Bolt"))
            }
        }
    }

    @Test func aRowIsChosenByItsValue() {
        let harness = show(Chosen())
        harness.tap("Bolt")
        #expect(harness.labels.contains("chosen: Bolt"))
    }

    private struct Device: View {
        @State var isOpen = false

        var body: some View {
            Table(of: Part.self) {
                TableColumn("Name", value: \.id)
                TableColumn("Length") { Text("\($0.id.count) letters") }
            } rows: {
                DisclosureTableRow(Part(id: "Car"), isExpanded: $isOpen) {
                    TableRow(Part(id: "Wheel"))
                }
            }
        }
    }

    /// developer.apple.com/documentation/swiftui/disclosuretablerow
    @Test(arguments: [390, 1000]) func aRowOpensWhatIsBelowIt(width: CGFloat) throws {
        let harness = show(Device(), width: width)
        let row = width > 600 ? "Car, 3 letters" : "Car"
        #expect(!harness.labels.contains("Wheel"))
        harness.tap(row)
        let (outer, inner) = try (#require(harness.frame(of: row)), #require(harness.frame(of: "Wheel")))
        #expect(inner.minY > outer.minY)
        harness.tap(row)
        #expect(!harness.labels.contains("Wheel"))
    }

    @Test func treesOpenLevelByLevel() throws {
        let parts = [Part(id: "Car", parts: [Part(id: "Door", parts: [Part(id: "Handle")])]), Part(id: "Key")]
        let harness = show(
            Table(parts, children: \.parts) {
                TableColumn("Name", value: \.id)
                TableColumn("Length") { Text("\($0.id.count) letters") }
            })
        harness.tap("Car, 3 letters")
        #expect(!harness.labels.contains("Handle"))
        harness.tap("Door, 4 letters")
        let names = ["Car, 3 letters", "Door, 4 letters", "Handle", "Key"]
        let frames = try names.map { try #require(harness.frame(of: $0)) }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.minY < $1.minY })
        #expect(frames[2].minX > frames[3].minX)
        // The second column stays where it is, however deep a row lies.
        let second = try ["6 letters", "3 letters"].map { try #require(harness.frame(of: $0)) }
        #expect(second[0].minX == second[1].minX)
    }

    @Test func columnsLieBetweenTheirWidths() throws {
        let harness = show(
            Table([Part(id: "Wheel")]) {
                TableColumn("Wide") { Text("w" + $0.id) }
                TableColumn("Narrow") { Text("n" + $0.id) }.width(min: 50, max: 100)
                TableColumn("Last") { Text("l" + $0.id) }.width(60)
            })
        let (narrow, last) = try (#require(harness.frame(of: "nWheel")), #require(harness.frame(of: "lWheel")))
        #expect(abs(last.minX - narrow.minX - 108) < 0.5)
    }

    @Test func titlesCanBeHidden() {
        let table = Table([Part(id: "Wheel")]) { TableColumn("Name", value: \.id) }
        #expect(show(table).labels.contains("Name"))
        #expect(!show(table.tableColumnHeaders(.hidden)).labels.contains("Name"))
    }
}
