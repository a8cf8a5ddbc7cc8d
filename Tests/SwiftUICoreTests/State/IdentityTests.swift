import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Which state stays and which is made anew (facts: structural identity, `id`, `ForEach`).
@MainActor
struct IdentityTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { TestBox(CGFloat(10 + count), 10, name).onTapGesture { count += 1 } }
    }

    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack(spacing: 0) {
                if isFirst { Counter(name: "counter") } else { Counter(name: "counter") }
                TestBox(5, 5, "switch").onTapGesture { isFirst.toggle() }
            }
        }
    }

    @Test func anotherBranchIsAnotherIdentity() {
        let harness = ViewHarness(Branches())
        harness.tap("counter")
        #expect(harness.frame(of: "counter")?.width == 11)
        harness.tap("switch")
        #expect(harness.frame(of: "counter")?.width == 10)
    }

    private struct Identified: View {
        @State private var id = 0
        var body: some View {
            VStack(spacing: 0) {
                Counter(name: "counter").id(id)
                TestBox(5, 5, "change").onTapGesture { id += 1 }
            }
        }
    }

    @Test func anotherIDIsAnotherIdentity() {
        let harness = ViewHarness(Identified())
        harness.tap("counter")
        harness.tap("change")
        #expect(harness.frame(of: "counter")?.width == 10)
    }

    private struct Reordered: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            VStack(spacing: 0) {
                ForEach(items, id: \.self) { Counter(name: $0) }
                TestBox(5, 5, "reverse").onTapGesture { items.reverse() }
                TestBox(5, 5, "remove").onTapGesture { items.removeAll { $0 == "a" } }
                TestBox(5, 5, "add").onTapGesture { items.append("a") }
            }
        }
    }

    @Test func stateMovesWithItsElementAndGoesWithIt() {
        let harness = ViewHarness(Reordered())
        harness.tap("a")
        harness.tap("a")
        harness.tap("reverse")
        #expect(harness.frame(of: "a")?.width == 12)
        #expect(harness.frame(of: "a")!.minY > harness.frame(of: "c")!.minY)
        harness.tap("remove")
        #expect(harness.frame(of: "a") == nil)
        harness.tap("add")
        #expect(harness.frame(of: "a")?.width == 10)
    }

    @Test func manyNodesAreLetGo() {
        struct Toggled: View {
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    TestBox(5, 5, "toggle").onTapGesture { isShown.toggle() }
                    if isShown { ForEach(0..<100, id: \.self) { Counter(name: "\($0)") } }
                }
            }
        }
        let harness = ViewHarness(Toggled())
        let full = harness.viewGraph.nodeCount
        harness.tap("toggle")
        let empty = harness.viewGraph.nodeCount
        #expect(full - empty > 200)
        harness.tap("toggle")
        #expect(harness.viewGraph.nodeCount == full)
    }

    private struct Surrounded: View {
        let animation: Animation?
        @State private var isFirst = true
        var body: some View {
            Group {
                if isFirst { Color.red } else { Color.blue }
            }
            .safeAreaInset(edge: .bottom) { Counter(name: "bar") }
            .overlay { Counter(name: "overlay") }
            .padding(isFirst ? 0 : 20)
            .overlay(alignment: .topLeading) {
                TestBox(5, 5, "switch").onTapGesture { withAnimation(animation) { isFirst.toggle() } }
            }
        }
    }

    /// What a modifier puts beside a branch belongs to the modifier, as its own view does.
    @Test(arguments: [nil, Animation.linear(duration: 1)])
    func whatStandsAroundABranchOutlivesIt(animation: Animation?) {
        let harness = ViewHarness(Surrounded(animation: animation), size: CGSize(width: 100, height: 100))
        let count = harness.viewGraph.nodeCount
        harness.tap("bar")
        harness.tap("overlay")
        for _ in 0..<3 {
            harness.tap("switch")
            harness.advance(by: 0.5)
            #expect(harness.frame(of: "bar")?.width == 11)
            #expect(harness.frame(of: "overlay")?.width == 11)
        }
        harness.advance(by: 2)
        #expect(harness.frame(of: "bar")?.maxY == 80)
        #expect(harness.color(at: 30, 30).blue == 1)
        harness.tap("switch")
        harness.advance(by: 2)
        #expect(harness.color(at: 30, 30).red == 1)
        #expect(harness.viewGraph.nodeCount == count)
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    /// Nothing but the rows reads the collection: the list has to hear of it all the same.
    private struct Bound: View {
        @State private var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }
        let isLazy: Bool
        var body: some View {
            if isLazy { List { rows } } else { VStack { rows } }
        }
        private var rows: some View {
            ForEach($items) { $item in
                Button("Remove \(item.name)") { items.removeAll { $0.id == item.id } }
                    .onTapGesture(count: 2) { item.name += "!" }
            }
        }
    }

    @Test(arguments: [true, false])
    func elementsOfABindingAreRemoved(isLazy: Bool) {
        let harness = ViewHarness(Bound(isLazy: isLazy))
        harness.tap("Remove Item 1")
        harness.advance(by: 1)
        #expect(harness.labels == ["Remove Item 0", "Remove Item 2"])
        harness.tap("Remove Item 2")
        harness.advance(by: 1)
        harness.tap("Remove Item 0")
        harness.advance(by: 1)
        #expect(harness.labels == [])
    }
}
