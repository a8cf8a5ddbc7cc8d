import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ListContentTests {
    private struct Place: Identifiable {
        let id: String
        var children: [Place]?
    }

    private func labels(_ view: some View) -> [String] { ViewHarness(view).labels }

    @Test func aTreeOpensElementByElement() {
        let world = [
            Place(id: "Asia", children: [Place(id: "Korea", children: [Place(id: "Seoul")]), Place(id: "Japan")]),
            Place(id: "Europe"),
        ]
        let harness = ViewHarness(List(world, children: \.children) { Text($0.id) })
        #expect(harness.labels == ["Asia", "Europe"])
        let x = harness.frame(of: "Europe")!.minX
        harness.tap(at: CGPoint(x: 340, y: 57))
        #expect(harness.labels == ["Asia", "Korea", "Japan", "Europe"])
        #expect(harness.frame(of: "Japan")?.minX == x + 20)
        harness.tap("Korea")
        #expect(harness.labels == ["Asia", "Korea", "Seoul", "Japan", "Europe"])
        harness.tap("Asia")
        #expect(harness.labels == ["Asia", "Europe"])
    }

    @Test func aSectionCollapses() {
        struct Collapsing: View {
            @State private var isOpen = true
            var body: some View {
                List {
                    Section("Places", isExpanded: $isOpen) { TestBox(9, 9, "home") }
                    TestBox(9, 9, "end")
                }
                .listStyle(.sidebar)
            }
        }
        let harness = ViewHarness(Collapsing())
        #expect(harness.labels.contains("home"))
        harness.tap("Places")
        #expect(!harness.labels.contains("home"))
        harness.tap("Places")
        #expect(harness.labels.contains("home"))
    }

    @Test func eachViewOfAnElementIsARow() {
        let harness = ViewHarness(
            List {
                ForEach(0..<2, id: \.self) { index in
                    TestBox(9, 20, "a\(index)")
                    TestBox(9, 20, "b\(index)")
                }
            })
        #expect(["a0", "b0", "a1", "b1"].map { harness.frame(of: $0)!.minY } == [47, 91, 135, 179])
    }

    /// As on Apple's platforms, where hidden types are made to see how many views they are.
    @Test func aHiddenTypeMayBeSeveralRows() {
        let harness = ViewHarness(
            List {
                ForEach(0..<2, id: \.self) { index in
                    AnyView(
                        Group {
                            TestBox(9, 20, "a\(index)")
                            TestBox(9, 20, "b\(index)")
                        })
                }
            })
        #expect(["a0", "b0", "a1", "b1"].map { harness.frame(of: $0)!.minY } == [47, 91, 135, 179])
    }

    @Test func manyRowsOfAHiddenTypeAreMadeAsTheyComeNear() {
        var made = 0
        _ = ViewHarness(
            List(0..<10_000, id: \.self) { index in
                made += 1
                return AnyView(TestBox(9, 20, "\(index)"))
            })
        #expect(made < 100)
    }

    @Test func bindingsReachTheRows() {
        struct Item: Identifiable { let id: Int; var isOn = false }
        struct Switches: View {
            @State private var items = [Item(id: 0), Item(id: 1)]
            var body: some View {
                List($items) { $item in
                    TestBox(50, 20, "\(item.id) \(item.isOn)").onTapGesture { item.isOn.toggle() }
                }
            }
        }
        let harness = ViewHarness(Switches())
        harness.tap("1 false")
        #expect(harness.labels == ["0 false", "1 true"])
    }

    @Test func doubledIdentitiesAreShownOnceEach() {
        #expect(labels(List(["a", "b", "a"], id: \.self) { TestBox(9, 9, $0) }) == ["a", "b", "a"])
    }

    @Test func aRowHasABadge() {
        let harness = ViewHarness(
            List {
                Text("Inbox").badge(3); Text("Sent").badge(0)
            })
        #expect(harness.labels == ["Inbox", "3", "Sent"])
        #expect(harness.frame(of: "3")!.maxX == 358)
    }

    @Test func backgrounds() {
        let harness = ViewHarness(
            List {
                TestBox(9, 20).listRowBackground(Color.red); TestBox(9, 20)
            }
            .scrollContentBackground(.hidden).background(Color.green))
        #expect(harness.color(at: 200, 57).bytes == [255, 59, 48, 255])
        #expect(harness.color(at: 200, 101).bytes == [255, 255, 255, 255])
        #expect(harness.color(at: 5, 57).bytes == [52, 199, 89, 255])
        let dark = ViewHarness(List { TestBox(9, 20) }, isDark: true)
        #expect(dark.color(at: 200, 57).bytes == [28, 28, 30, 255])
        #expect(dark.color(at: 5, 57).bytes == [0, 0, 0, 255])
    }

    @Test func insetsAndSpacings() {
        let harness = ViewHarness(
            List {
                Section {
                    TestBox(9, 20, "a").listRowInsets(EdgeInsets()); TestBox(9, 20, "b")
                }
                Section { TestBox(9, 20, "c") }
            }
            .listSectionSpacing(10).listRowSpacing(6))
        #expect(harness.frame(of: "a")?.minX == 16)
        #expect(harness.frame(of: "b")?.minY == 97)
        #expect(harness.frame(of: "c")?.minY == 151)
    }

    @Test func prominentHeadersAreNotInCapitals() {
        let list = List { Section("Fruit") { Text("apple") } }
        #expect(labels(list) == ["FRUIT", "apple"])
        #expect(labels(list.headerProminence(.increased)) == ["Fruit", "apple"])
        #expect(labels(list.listStyle(.plain)) == ["Fruit", "apple"])
    }

    @Test func aFormIsAGroupedList() {
        let harness = ViewHarness(Form { TestBox(9, 20, "a") })
        #expect(harness.frame(of: "a")?.origin == CGPoint(x: 32, y: 47))
    }

    @Test func wideWindowsHaveWiderMargins() {
        let harness = ViewHarness(List { TestBox(9, 20, "a") }, size: CGSize(width: 430, height: 900))
        #expect(harness.frame(of: "a")?.minX == 40)
    }
}
