import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// How views come and go.
@MainActor
struct TransitionTests {
    final class Model { var set: (Int) -> Void = { _ in } }

    struct Stage<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        @State private var value = 0

        var body: some View {
            model.set = { value = $0 }
            return content(value)
        }
    }

    let model = Model()

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHarness {
        ViewHarness(Stage(model: model, content: content), size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func animate(_ harness: ViewHarness, _ animation: Animation? = .linear(duration: 1), to value: Int) {
        withAnimation(animation) { model.set(value) }
        harness.settle()
    }

    private func grey(_ harness: ViewHarness, _ x: CGFloat = 100, _ y: CGFloat = 100) -> Float {
        harness.color(at: x, y).red
    }

    @Test func viewsFadeByDefault() {
        let harness = harness { value in
            Color.white.overlay { if value == 1 { Color.black } }
        }
        animate(harness, to: 1)
        #expect(grey(harness) > 0.99)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness) - 0.75) < 0.01)
        harness.advance(by: 1)
        #expect(grey(harness) < 0.01)
        animate(harness, to: 0)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness) - 0.25) < 0.01)
        harness.advance(by: 1)
        #expect(grey(harness) > 0.99)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func withoutAnimationTheyAreThereAtOnce() {
        let harness = harness { value in
            Color.white.overlay { if value == 1 { Color.black.transition(.slide) } }
        }
        model.set(1)
        harness.settle()
        #expect(grey(harness) < 0.01)
    }

    @Test func slideComesFromTheLeadingEdgeAndGoesToTheTrailingOne() {
        let harness = harness { value in
            Color.white.overlay { if value == 1 { Color.black.transition(.slide) } }
        }
        animate(harness, to: 1)
        #expect(grey(harness) > 0.99)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45) < 0.01)
        #expect(grey(harness, 55) > 0.99)
        harness.advance(by: 1)
        animate(harness, to: 0)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45) > 0.99)
        #expect(grey(harness, 55) < 0.01)
        harness.advance(by: 1)
        #expect(grey(harness) > 0.99)
    }

    @Test func moveScaleAndOffset() {
        let harness = harness { value in
            Color.white.overlay {
                if value == 1 { Color.black.transition(.move(edge: .bottom)) }
                if value == 2 { Color.black.transition(.scale) }
                if value == 3 { Color.black.transition(.offset(x: 0, y: -200)) }
            }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(grey(harness, 100, 95) > 0.99)
        #expect(grey(harness, 100, 105) < 0.01)
        harness.advance(by: 1)
        animate(harness, nil, to: 0)
        animate(harness, to: 2)
        harness.advance(by: 0.5)
        #expect(grey(harness, 45, 100) > 0.99)
        #expect(grey(harness, 55, 100) < 0.01)
        animate(harness, nil, to: 0)
        animate(harness, to: 3)
        harness.advance(by: 0.5)
        #expect(grey(harness, 100, 95) < 0.01)
        #expect(grey(harness, 100, 105) > 0.99)
    }

    @Test func asymmetricCombinedAndIdentity() {
        let harness = harness { value in
            Color.white.overlay {
                if value == 1 {
                    Color.black.transition(
                        .asymmetric(insertion: .identity, removal: .opacity.combined(with: .move(edge: .trailing))))
                }
            }
        }
        animate(harness, to: 1)
        #expect(grey(harness) < 0.01)
        animate(harness, to: 0)
        #expect(grey(harness, 5) < 0.01)
        harness.advance(by: 0.5)
        #expect(grey(harness, 95) > 0.99)
        #expect(abs(grey(harness, 105) - 0.5) < 0.01)
    }

    @Test func aModifierAsTransition() {
        struct Shift: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let harness = harness { value in
            Color.white.overlay {
                if value == 1 { Color.black.transition(.modifier(active: Shift(x: 200), identity: Shift(x: 0))) }
            }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(grey(harness, 95) > 0.99)
        #expect(grey(harness, 105) < 0.01)
    }

    @Test func anOwnTransition() {
        struct Rise: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(y: phase.isIdentity ? 0 : 200 * phase.value)
            }
        }
        let harness = harness { value in
            Color.white.overlay { if value == 1 { Color.black.transition(Rise()) } }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(grey(harness, 100, 95) < 0.01)
        #expect(grey(harness, 100, 105) > 0.99)
    }

    @Test func theEnvironmentInATransitionIsSeen() {
        struct Coloring: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.environment(\.isEnabled, phase.isIdentity).foregroundStyle(phase.isIdentity ? .black : .white)
            }
        }
        struct Probe: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Rectangle().accessibilityLabel(isEnabled ? "there" : "going") }
        }
        let harness = harness { value in
            ZStack { if value == 1 { Probe().transition(Coloring()) } }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness) - 0.75) < 0.01)
        harness.advance(by: 1)
        #expect(grey(harness) < 0.01 && harness.element("there") != nil)
        animate(harness, to: 0)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness) - 0.25) < 0.01)
        animate(harness, to: 1)
        harness.advance(by: 2)
        #expect(grey(harness) < 0.01 && harness.element("there") != nil)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func aTransitionWithItsOwnAnimation() {
        let harness = harness { value in
            Color.white.overlay {
                if value == 1 { Color.black.transition(.opacity.animation(.linear(duration: 2))) }
            }
        }
        model.set(1)
        harness.settle()
        harness.advance(by: 1)
        #expect(abs(grey(harness) - 0.5) < 0.01)
    }

    @Test func interruptedTransitionsTurnBackAndKeepTheirState() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                TestBox(20, 20, "count \(count)").onTapGesture { count += 1 }
            }
        }
        let harness = harness { value in
            ZStack { if value == 0 { Counter().transition(.move(edge: .leading)) } }
        }
        harness.tap("count 0")
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        // It takes no input and is not read out any more.
        #expect(harness.element("count 1") == nil)
        animate(harness, to: 0)
        #expect(harness.element("count 1") != nil)
        harness.advance(by: 2)
        #expect(harness.element("count 1") != nil)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func whatStaysGlidesWhileTheRestLeaves() {
        let harness = harness { value in
            VStack(spacing: 0) {
                if value == 0 { TestBox(20, 40) }
                TestBox(20, 20).probe("b")
            }
        }
        #expect(harness.viewGraph.root.probedFrames["b"]?.minY == 110)
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(abs((harness.viewGraph.root.probedFrames["b"]?.minY ?? 0) - 100) < 0.01)
        harness.advance(by: 1)
        #expect(harness.viewGraph.root.probedFrames["b"]?.minY == 90)
    }

    @Test func onDisappearRunsWhenTheTransitionHasEnded() {
        let tally = Tally()
        let harness = harness { value in
            ZStack { if value == 0 { TestBox(20, 20).padding(5).onDisappear { tally.events.append("gone") } } }
        }
        let nodes = harness.viewGraph.nodeCount
        animate(harness, to: 1)
        harness.advance(by: 0.9)
        #expect(tally.events == [])
        harness.advance(by: 0.3)
        harness.settle()
        #expect(tally.events == ["gone"])
        #expect(harness.viewGraph.nodeCount < nodes)
        #expect(harness.viewGraph.ghosts.of(harness.viewGraph.root).isEmpty)
    }

    @Test func rowsOfAForEachComeAndGo() {
        let harness = harness { value in
            VStack(spacing: 0) {
                ForEach(value == 0 ? [1, 2, 3] : [1, 3, 4], id: \.self) { number in
                    Color(white: 0).frame(width: 40, height: 20).probe("\(number)").padding(2)
                }
            }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["2"] == nil)
        #expect(abs(frames["3"]!.minY - (100 - 36 + 48 + 2 + 100 - 36 + 24 + 2) / 2) < 0.01)
        animate(harness, to: 0)
        harness.advance(by: 2)
        #expect(Set(harness.viewGraph.root.probedFrames.keys) == ["1", "2", "3"])
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func anotherIdentityIsAnotherView() {
        let harness = harness { value in
            Color(white: value == 0 ? 0 : 1).id(value).transition(.move(edge: .trailing))
        }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(harness.viewGraph.animations.count > 0)
        harness.advance(by: 1)
        #expect(grey(harness) > 0.99)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func aViewThatLeavesWithItsContainerLeavesOnce() {
        let harness = harness { value in
            ZStack {
                if value < 2 {
                    ZStack { if value == 0 { TestBox(20, 20).transition(.slide) } }
                }
            }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.3)
        animate(harness, nil, to: 2)
        harness.advance(by: 2)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func rowsOfALazyContainerFade() {
        let harness = harness { value in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(value == 0 ? [1, 2] : [1, 3], id: \.self) { number in
                        Color(white: 0).frame(width: 200, height: 40).probe("\(number)")
                    }
                }
            }
            .background(Color.white)
        }
        #expect(grey(harness, 100, 60) < 0.01)
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(harness.viewGraph.root.probedFrames["2"] == nil)
        // Half of the old row, then half of the new one on top of it.
        #expect(abs(grey(harness, 100, 60) - 0.25) < 0.02)
        harness.advance(by: 1)
        #expect(grey(harness, 100, 60) < 0.01)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func rowsThatComeAndGoWithTheirBranchFade() {
        let harness = harness { value in
            ScrollView {
                LazyVStack(spacing: 0) {
                    Color.white.frame(height: 40)
                    if value == 1 {
                        ForEach(0..<2) { Color(white: 0).frame(width: 200, height: 40).probe("\($0)") }
                    }
                }
            }
            .background(Color.white)
        }
        for _ in 0..<2 {
            animate(harness, to: 1)
            harness.advance(by: 0.25)
            #expect(abs(grey(harness, 100, 100) - 0.75) < 0.02)
            harness.advance(by: 1)
            #expect(grey(harness, 100, 100) < 0.01)
            animate(harness, to: 0)
            harness.advance(by: 0.25)
            #expect(abs(grey(harness, 100, 100) - 0.25) < 0.02)
            harness.advance(by: 1)
            #expect(grey(harness, 100, 100) > 0.99 && harness.viewGraph.root.probedFrames.isEmpty)
        }
        animate(harness, to: 1)
        harness.advance(by: 2)
        // One that turns back.
        animate(harness, to: 0)
        harness.advance(by: 0.5)
        animate(harness, to: 1)
        harness.advance(by: 2)
        #expect(grey(harness, 100, 60) < 0.01 && grey(harness, 100, 100) < 0.01)
        #expect(harness.viewGraph.animations.count == 0)
    }

    /// The ground of a list's row comes and goes with its content.
    @Test func rowsOfAListFadeAsAWhole() {
        let harness = harness { value in
            List {
                if value == 1 {
                    ForEach(0..<1) { _ in TestBox(20, 20).listRowBackground(Color.black) }
                }
            }
            .listStyle(.plain)
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness, 150, 20) - 0.75) < 0.02)
        harness.advance(by: 1)
        #expect(grey(harness, 150, 20) < 0.01)
        animate(harness, to: 0)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness, 150, 20) - 0.25) < 0.02)
        harness.advance(by: 1)
        #expect(grey(harness, 150, 20) > 0.99)
    }

    @Test func scrollingToRowsIsNoArrival() {
        let harness = harness { value in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { _ in Color(white: 0).frame(width: 200, height: 40) }
                }
            }
        }
        harness.scroll(by: CGSize(width: 0, height: -2000), at: CGPoint(x: 100, y: 100))
        #expect(grey(harness) < 0.01)
        #expect(harness.viewGraph.animations.count == 0)
    }

    /// As on Apple's systems; what was there glides meanwhile.
    @Test func whatIsNewAppearsWhereItWillBe() {
        let harness = harness { value in
            HStack(spacing: 0) {
                TestBox(20, 20).probe("old")
                if value == 1 { TestBox(20, 20).probe("new") }
            }
        }
        animate(harness, to: 1)
        #expect(harness.viewGraph.root.probedFrames["old"]?.minX == 90)
        #expect(harness.viewGraph.root.probedFrames["new"]?.minX == 100)
        harness.advance(by: 0.5)
        #expect(abs((harness.viewGraph.root.probedFrames["old"]?.minX ?? 0) - 85) < 0.01)
        #expect(abs((harness.viewGraph.root.probedFrames["new"]?.minX ?? 0) - 100) < 0.01)
    }
}
