import Combine
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Which changes are animated, and how.
@MainActor
struct ScopedAnimationTests {
    private func x(_ harness: ViewHarness, _ name: String) -> CGFloat {
        harness.viewGraph.root.probedFrames[name]!.minX - 90
    }

    private final class Model { var act: () -> Void = {} }

    @Test func modifiersInAClosureAreAnimatedAndTheContentIsNot() {
        struct Stage: View {
            let model: Model
            @State private var value = 0.0
            var body: some View {
                model.act = { value = 100 }
                return ZStack {
                    TestBox(20, 20).probe("inner").offset(x: value)
                        .animation(.linear(duration: 1)) { $0.offset(y: value) }
                    TestBox(20, 20).probe("outer").animation(.linear(duration: 1)) { $0.offset(x: value) }
                }
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        #expect(x(harness, "inner") == 100)
        #expect(abs(x(harness, "outer") - 50) < 0.01)
        #expect(abs(harness.viewGraph.root.probedFrames["inner"]!.minY - 140) < 0.01)
    }

    @Test func changesInOneTurnKeepTheirOwnAnimations() {
        struct Stage: View {
            let model: Model
            @State private var values = [0.0, 0, 0]
            var body: some View {
                model.act = {
                    for index in values.indices {
                        withAnimation(.linear(duration: Double(index + 1))) { values[index] = 60 }
                    }
                }
                return VStack {
                    ForEach(0..<3, id: \.self) { TestBox(20, 20).probe("\($0)").offset(x: values[$0]) }
                }
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(x(harness, "0") - 30) < 0.01)
        #expect(abs(x(harness, "1") - 15) < 0.01)
        #expect(abs(x(harness, "2") - 10) < 0.01)
    }

    @Test func anAnimationAboveReachesViewsThatReadTheStateThemselves() {
        final class Counter: ObservableObject {
            @Published var value = 0.0
        }
        struct Inner: View {
            @ObservedObject var counter: Counter
            var body: some View { TestBox(20, 20).probe("a").offset(x: counter.value) }
        }
        struct Outer: View {
            @ObservedObject var counter: Counter
            var body: some View { Inner(counter: counter).animation(.linear(duration: 1), value: counter.value) }
        }
        let counter = Counter()
        let harness = ViewHarness(Outer(counter: counter), size: CGSize(width: 200, height: 200))
        counter.value = 100
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(x(harness, "a") - 50) < 0.01)
    }

    @Test func theOldFormAnimatesWhateverChanges() {
        struct Stage: View {
            let model: Model
            @State private var value = 0.0
            var body: some View {
                model.act = { value = 100 }
                return TestBox(20, 20).probe("a").offset(x: value)
                    .modifier(StandingAnimationModifier(animation: .linear(duration: 1)))
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(x(harness, "a") - 50) < 0.01)
    }

    @Test func bindingsCarryTheirAnimation() {
        struct Stage: View {
            let model: Model
            @State private var value = 0.0
            var body: some View {
                let animated = $value.animation(.linear(duration: 1))
                model.act = { animated.wrappedValue = 100 }
                return TestBox(20, 20).probe("a").offset(x: value)
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(x(harness, "a") - 50) < 0.01)
    }

    @Test func scrollingToAViewIsAnimated() {
        struct Stage: View {
            let model: Model
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { TestBox(200, 50).id($0) } }
                    }
                    .onAppear {
                        model.act = { withAnimation(.linear(duration: 1)) { proxy.scrollTo(8, anchor: .top) } }
                    }
                }
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        func offset() -> CGFloat {
            var found: CGFloat = -1
            func visit(_ node: LayoutNode) {
                if let scroll = node as? ScrollNode { found = scroll.offset.y }
                node.forEachLayoutChild(visit)
            }
            visit(harness.viewGraph.root)
            return found
        }
        model.act()
        harness.settle()
        #expect(offset() == 0)
        harness.advance(by: 0.5)
        #expect(abs(offset() - 200) < 0.01)
        harness.advance(by: 1)
        #expect(offset() == 400)
    }

    @Test func anotherLayoutIsGlidedTo() {
        struct Stage: View {
            let model: Model
            @State private var isRow = true
            var body: some View {
                model.act = { withAnimation(.linear(duration: 1)) { isRow = false } }
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                return layout {
                    TestBox(20, 20).probe("a")
                    TestBox(20, 20).probe("b")
                }
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        let frame = harness.viewGraph.root.probedFrames["b"]!
        #expect(abs(frame.minX - 95) < 0.01)
        #expect(abs(frame.minY - 95) < 0.01)
    }

    @Test func textsTakeOnColoursAndGiveWay() {
        struct Stage: View {
            let model: Model
            @State private var isOn = false
            var body: some View {
                model.act = { withAnimation(.linear(duration: 1)) { isOn = true } }
                return VStack {
                    Text("colour").foregroundColor(
                        isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
                    Text("size").font(.system(size: isOn ? 40 : 20))
                    Text(isOn ? "124" : "123").contentTransition(.numericText())
                }
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.5)
        let list = harness.displayList.text
        #expect(list.contains("\"12\"") && list.contains("\"3\"") && list.contains("\"4\""))
        #expect(list.contains("transform"))
        harness.advance(by: 1)
        #expect(harness.displayList.text.contains("\"124\""))
        #expect(harness.viewGraph.animations.count == 0)
    }

    /// Up where the number grows, down where it shrinks, from the first change on.
    @Test(arguments: [124, 122]) func numbersRollTheirWay(number: Int) throws {
        struct Stage: View {
            let model: Model
            let next: Int
            @State private var number = 123
            var body: some View {
                model.act = { withAnimation(.linear(duration: 1)) { number = next } }
                return Text(verbatim: "\(number)").contentTransition(.numericText(value: Double(number)))
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model, next: number), size: CGSize(width: 200, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.25)
        let places = harness.displayList.commands.compactMap { command -> (String, CGFloat)? in
            guard case .text(let layout, let origin, _) = command else { return nil }
            return (layout.text.runs.map(\.string).joined(), origin.y)
        }
        #expect(places.map(\.0) == ["12", "3", "\(number % 10)"])
        let (old, new) = try #require(places.count == 3 ? (places[1].1, places[2].1) : nil)
        #expect((old < new) == (number == 124))
    }

    @Test func aStartThatIsSetInTheSameTurnIsWhereTheAnimationStarts() {
        struct Stage: View {
            let model: Model
            @State private var value = 0.0
            var body: some View {
                model.act = {
                    value = 100
                    withAnimation(.linear(duration: 1)) { value = 0 }
                }
                return TestBox(20, 20).probe("a").offset(x: value)
            }
        }
        let model = Model()
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 300, height: 200))
        model.act()
        harness.settle()
        harness.advance(by: 0.25)
        #expect(abs(harness.viewGraph.root.probedFrames["a"]!.minX - 140 - 75) < 0.01)
    }
}
