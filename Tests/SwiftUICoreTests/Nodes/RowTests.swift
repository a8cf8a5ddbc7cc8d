import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// How content is divided into rows and sections.
@MainActor
struct RowTests {
    private struct Grouped: View {
        let tally: Tally
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { group in
                        Section {
                            ForEach(0..<1_000, id: \.self) { index in
                                let _ = tally.body("row")
                                TestBox(50, 20, "\(group).\(index)")
                            }
                        } header: {
                            TestBox(50, 30, "header \(group)")
                        }
                    }
                }
            }
        }
    }

    @Test func rowsOfSectionsInAForEachAreLazy() {
        let tally = Tally()
        let harness = ViewHarness(Grouped(tally: tally), size: CGSize(width: 100, height: 200))
        #expect(tally.bodies["row"]! < 80)
        #expect(harness.frame(of: "header 0")?.minY == 0)
        #expect(harness.frame(of: "0.1")?.minY == 50)
    }

    @Test func theTypeTellsHowManyRowsAViewIs() {
        struct Custom: View {
            var body: some View { Section { Text("") } }
        }
        func cardinality<V: View>(@ViewBuilder _ view: () -> V) -> RowCardinality { .of(V.self) }
        #expect(cardinality { Text("").padding().tag(1).id(2) } == .one)
        #expect(cardinality { Button("") {} } == .one)
        #expect(cardinality { if Bool.random() { Text("") } } == .several)
        #expect(cardinality { if Bool.random() { Text("") } else { EmptyView() } } == .several)
        #expect(cardinality { if Bool.random() { Text("") } else { Divider() } } == .one)
        #expect(cardinality { HStack { ForEach(0..<2) { _ in Text("") } } } == .one)
        #expect(cardinality { AnyView(Text("")).padding() } == .hidden)
        #expect(
            cardinality {
                Group {
                    Text(""); Custom()
                }
            } == .collection)
    }

    @Test func traitsReachThroughModifiersAndTheInnermostHolds() {
        let harness = ViewHarness(
            VStack {
                Group { TestBox(1, 1).viewTrait(Note.self, 1).padding() }.viewTrait(Note.self, 2)
                HStack { TestBox(1, 1).viewTrait(Note.self, 3) }
            })
        var stack: LayoutNode = harness.viewGraph.root
        while stack.nodesInside.count == 1 { stack = stack.nodesInside[0] }
        #expect(stack.nodesInside.map { $0.trait(Note.self) } == [1, nil])
    }
}

private struct Note: ViewTraitKey {
    typealias Value = Int
}

extension LayoutNode {
    fileprivate var nodesInside: [LayoutNode] {
        var children: [LayoutNode] = []
        forEachLayoutChild { children.append($0) }
        return children
    }
}
