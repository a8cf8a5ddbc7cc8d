import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What is shown on the way.
@MainActor
struct AttributeAnimationTests {
    /// A view with one number, which a test sets.
    final class Model { var set: (Double) -> Void = { _ in } }

    struct Stage<Content: View>: View {
        let model: Model
        let tally: Tally
        @ViewBuilder let content: (Double) -> Content
        @State private var value = 0.0

        var body: some View {
            tally.body("Stage")
            model.set = { value = $0 }
            return content(value)
        }
    }

    let model = Model()
    let tally = Tally()

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Double) -> Content) -> ViewHarness {
        ViewHarness(
            Stage(model: model, tally: tally, content: content), size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func frame(_ harness: ViewHarness, _ name: String = "a") -> CGRect {
        harness.viewGraph.root.probedFrames[name]!
    }

    private func animate(_ harness: ViewHarness, _ animation: Animation? = .linear(duration: 1), to value: Double) {
        withAnimation(animation) { model.set(value) }
        harness.settle()
    }

    @Test func offsetMovesWithoutBodies() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0) }
        animate(harness, to: 100)
        #expect(frame(harness).minX == 90)
        let bodies = harness.viewGraph.bodyCount
        harness.advance(by: 0.25)
        #expect(abs(frame(harness).minX - 115) < 0.01)
        harness.advance(by: 0.5)
        #expect(abs(frame(harness).minX - 165) < 0.01)
        harness.advance(by: 0.5)
        #expect(frame(harness).minX == 190)
        #expect(harness.viewGraph.bodyCount == bodies)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func anIdleAppSchedulesNoFrame() {
        let harness = harness { TestBox(20, 20).offset(x: $0) }
        animate(harness, to: 100)
        let before = harness.frameCount
        harness.advance(by: 1)
        #expect((60...62).contains(harness.frameCount - before))
        let after = harness.frameCount
        harness.advance(by: 10)
        #expect(harness.frameCount == after)
    }

    @Test func colorsMixOnTheWay() {
        let harness = harness { Color(red: $0, green: 0, blue: 1 - $0) }
        animate(harness, to: 1)
        harness.advance(by: 0.5)
        #expect(harness.color(at: 100, 100).isNear(RGBA(red: 0.5, green: 0, blue: 0.5), tolerance: 0.01))
        harness.advance(by: 1)
        #expect(harness.color(at: 100, 100).isNear(RGBA(red: 1, green: 0, blue: 0)))
    }

    @Test func opacityFades() {
        let harness = harness { Color.black.opacity(1 - $0).background(Color.white) }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(harness.color(at: 100, 100).isNear(RGBA(red: 0.25, green: 0.25, blue: 0.25), tolerance: 0.01))
    }

    @Test func viewsGlideToTheirPlaces() {
        let harness = harness { value in
            HStack(spacing: 0) {
                TestBox(20, 20).frame(width: value == 0 ? 20 : 100)
                TestBox(20, 20).probe("b")
            }
        }
        #expect(frame(harness, "b").minX == 100)
        animate(harness, to: 1)
        #expect(frame(harness, "b").minX == 100)
        let measures = harness.viewGraph.measureCount
        harness.advance(by: 0.5)
        #expect(abs(frame(harness, "b").minX - 120) < 0.01)
        #expect(harness.viewGraph.measureCount == measures)
        harness.advance(by: 1)
        #expect(frame(harness, "b").minX == 140)
    }

    @Test func aShapeGrowsWithItsFrame() {
        let harness = harness { Color.black.frame(width: 20 + $0, height: 20) }
        animate(harness, to: 100)
        harness.advance(by: 0.5)
        // 70 points wide now, in the middle.
        #expect(harness.color(at: 68, 100).isNear(.black))
        #expect(!harness.color(at: 62, 100).isNear(.black))
    }

    @Test func aChangeWithoutAnimationIsThereAtOnce() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0) }
        model.set(50)
        harness.settle()
        #expect(frame(harness).minX == 140)
        animate(harness, to: 100)
        harness.advance(by: 0.5)
        model.set(0)
        harness.settle()
        #expect(frame(harness).minX == 90)
        #expect(harness.viewGraph.animations.count == 0 || harness.viewGraph.hasWork == false)
    }

    @Test func curvesAddUpWhenTheirEndChanges() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0) }
        animate(harness, to: 100)
        harness.advance(by: 0.5)
        animate(harness, to: 0)
        #expect(abs(frame(harness).minX - 140) < 0.01)
        harness.advance(by: 0.25)
        // The first has done 75 of 100, the second 25 of -100.
        #expect(abs(frame(harness).minX - 140) < 0.01)
        harness.advance(by: 0.5)
        #expect(abs(frame(harness).minX - 115) < 0.01)
    }

    @Test func springsKeepTheirVelocity() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0) }
        let spring = Spring(response: 0.5, dampingRatio: 0.8)
        animate(harness, .spring(spring), to: 100)
        harness.advance(by: 0.2)
        animate(harness, .spring(spring), to: 0)
        let start = spring.value(target: 100.0, time: 0.2)
        let velocity = spring.velocity(target: 100.0, time: 0.2)
        #expect(abs(frame(harness).minX - 90 - start) < 0.01)
        harness.advance(by: 0.1)
        let expected = start + spring.value(target: -start, initialVelocity: velocity, time: 0.1)
        #expect(abs(frame(harness).minX - 90 - expected) < 0.05)
    }

    @Test func theNearestAnimationWins() {
        let harness = harness { value in
            VStack {
                TestBox(20, 20).probe("a").offset(x: value).animation(.linear(duration: 2), value: value)
                TestBox(20, 20).probe("b").offset(x: value).animation(nil, value: value)
                TestBox(20, 20).probe("c").offset(x: value)
                TestBox(20, 20).probe("d").animation(.linear(duration: 2), value: value).offset(x: value)
            }
        }
        animate(harness, to: 100)
        harness.advance(by: 0.5)
        #expect(abs(frame(harness, "a").minX - 115) < 0.01)
        #expect(frame(harness, "b").minX == 190)
        #expect(abs(frame(harness, "c").minX - 140) < 0.01)
        #expect(abs(frame(harness, "d").minX - 140) < 0.01)
    }

    @Test func valueAnimationsNeedNoTransaction() {
        let harness = harness { value in
            TestBox(20, 20).probe("a").offset(x: value).animation(.linear(duration: 1), value: value > 50)
        }
        model.set(40)
        harness.settle()
        #expect(frame(harness).minX == 130)
        model.set(90)
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(frame(harness).minX - 155) < 0.01)
    }

    @Test func disabledAnimations() {
        let harness = harness { value in
            TestBox(20, 20).probe("a").offset(x: value).animation(.linear(duration: 1), value: value)
        }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.set(100) }
        harness.settle()
        #expect(frame(harness).minX == 190)
    }

    @Test func animatableModifiersHaveTheirBodyEvaluated() {
        struct Wide: ViewModifier, Animatable {
            var width: CGFloat
            nonisolated var animatableData: CGFloat {
                get { width }
                set { width = newValue }
            }
            func body(content: Content) -> some View { content.frame(width: width) }
        }
        let harness = harness { TestBox(20, 20).modifier(Wide(width: 20 + $0)).probe("a") }
        animate(harness, to: 100)
        harness.advance(by: 0.5)
        #expect(abs(frame(harness).width - 70) < 0.01)
    }

    @Test func completionsRunOnce() {
        let harness = harness { TestBox(20, 20).offset(x: $0) }
        var calls = 0
        withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            model.set(100)
        } completion: {
            calls += 1
        }
        harness.settle()
        harness.advance(by: 0.9)
        #expect(calls == 0)
        harness.advance(by: 0.2)
        #expect(calls == 1)
        harness.advance(by: 2)
        #expect(calls == 1)
    }

    @Test func aCompletionWithoutAnimationRunsAtOnce() {
        var calls = 0
        withAnimation {
        } completion: {
            calls += 1
        }
        #expect(calls == 1)
    }

    @Test func springsCompleteLogicallyBeforeTheyRest() {
        let harness = harness { TestBox(20, 20).offset(x: $0) }
        var calls: [String] = []
        withAnimation(.spring(duration: 0.5)) {
            model.set(100)
        } completion: {
            calls.append("logical")
        }
        harness.settle()
        harness.advance(by: 0.55)
        #expect(calls == ["logical"])
        #expect(harness.viewGraph.animations.count == 1)
    }

    @Test func replacedAnimationsCompleteAtTheirTime() {
        let harness = harness { TestBox(20, 20).offset(x: $0) }
        var calls: [String] = []
        withAnimation(.spring(duration: 0.5)) {
            model.set(100)
        } completion: {
            calls.append("first")
        }
        harness.settle()
        harness.advance(by: 0.3)
        withAnimation(.spring(duration: 0.5)) {
            model.set(0)
        } completion: {
            calls.append("second")
        }
        harness.settle()
        harness.advance(by: 0.25)
        #expect(calls == ["first"])
        harness.advance(by: 0.3)
        #expect(calls == ["first", "second"])
    }

    @Test func numbersThatAreNoneDoNotMove() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0).rotationEffect(.degrees($0)) }
        animate(harness, to: .nan)
        harness.advance(by: 0.5)
        animate(harness, to: 10)
        harness.advance(by: 2)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func endlessAnimationsGiveWay() {
        let harness = harness { TestBox(20, 20).probe("a").offset(x: $0) }
        animate(harness, .linear(duration: 1).repeatForever(), to: 100)
        harness.advance(by: 10.5)
        #expect(abs(frame(harness).minX - 140) < 0.1)
        animate(harness, to: 0)
        harness.advance(by: 0.5)
        #expect(abs(frame(harness).minX - 115) < 0.1)
        harness.advance(by: 1)
        #expect(frame(harness).minX == 90)
        #expect(harness.viewGraph.animations.count == 0)
    }
}
