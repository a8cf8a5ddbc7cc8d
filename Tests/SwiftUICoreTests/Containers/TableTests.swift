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
}
