import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Views that move by themselves.
@MainActor
struct AnimatorViewTests {
    private func harness<Content: View>(_ view: Content) -> ViewHarness {
        ViewHarness(view, size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func x(_ harness: ViewHarness) -> CGFloat { harness.viewGraph.root.probedFrames["a"]!.minX - 90 }

    @Test func phasesFollowOneAnother() {
        let harness = harness(
            TestBox(20, 20).probe("a").phaseAnimator([0.0, 100, 40]) { content, phase in
                content.offset(x: phase)
            } animation: { _ in
                .linear(duration: 1)
            })
        harness.advance(by: 0.5)
        #expect(abs(x(harness) - 50) < 2)
        harness.advance(by: 1)
        #expect(abs(x(harness) - 70) < 4)
        harness.advance(by: 1)
        #expect(abs(x(harness) - 20) < 6)
    }

    /// A phase that ends within the sixth frame is followed by the next one in that frame, round after round.
    @Test func phasesLoseNoFrames() {
        let harness = harness(
            TestBox(20, 20).probe("a").phaseAnimator([0.0, 100]) { content, phase in
                content.offset(x: phase)
            } animation: { _ in
                .linear(duration: 0.095)
            })
        for round in 0..<10 {
            harness.advance(by: 3.0 / 60)
            #expect(abs(x(harness) - 100 * (0.05 / 0.095)) < 1, "round \(round)")
            harness.advance(by: 6.0 / 60)
            #expect(abs(x(harness) - 100 * (1 - 0.05 / 0.095)) < 1, "round \(round)")
            harness.advance(by: 3.0 / 60)
        }
    }

    @Test func triggeredPhasesReturnToTheFirst() {
        struct Stage: View {
            @State private var count = 0
            var body: some View {
                TestBox(20, 20, "box").probe("a")
                    .phaseAnimator([0.0, 50], trigger: count) { content, phase in
                        content.offset(x: phase)
                    } animation: { _ in
                        .linear(duration: 0.5)
                    }
                    .onTapGesture { count += 1 }
            }
        }
        let harness = harness(Stage())
        harness.advance(by: 2)
        #expect(x(harness) == 0)
        harness.tap("box")
        harness.advance(by: 0.25)
        #expect(abs(x(harness) - 25) < 3)
        harness.advance(by: 2)
        #expect(x(harness) == 0)
        let frames = harness.frameCount
        harness.advance(by: 1)
        #expect(harness.frameCount == frames)
    }

    @Test func onePhaseOrNoneStandsStill() {
        let harness = harness(
            VStack {
                PhaseAnimator([1.0]) { TestBox(20, 20).offset(x: $0) }
                PhaseAnimator([Double]()) { TestBox(20, 20).offset(x: $0) }
            })
        let frames = harness.frameCount
        harness.advance(by: 1)
        #expect(harness.frameCount == frames)
    }

    private struct Values {
        var x = 0.0
        var scale = 1.0
    }

    @Test func keyframesMoveAValue() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(100, duration: 1)
                MoveKeyframe(0)
                LinearKeyframe(50, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.scale) {
                CubicKeyframe(2, duration: 0.5)
                CubicKeyframe(1, duration: 0.5)
                SpringKeyframe(3, duration: 0.2, spring: .bouncy)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.25).x == 25)
        #expect(abs(timeline.value(time: 1.5).x - 50 * UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
        #expect(abs(timeline.value(time: 0.5).scale - 2) < 1e-9)
        #expect(abs(timeline.value(time: 1).scale - 1) < 1e-9)
        // A track that has ended keeps its last value.
        #expect(abs(timeline.value(time: 2).scale - timeline.value(time: 1.2).scale) < 1e-9)
        #expect(timeline.value(time: -1).x == 0)
        #expect(timeline.value(progress: 0.125).x == 25)
    }

    @Test func keyframesOfOneValue() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.value(time: 1.5) == 5)
    }

    @Test func aKeyframeAnimatorRepeats() {
        let harness = harness(
            TestBox(20, 20).probe("a").keyframeAnimator(initialValue: 0.0) { content, value in
                content.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(100, duration: 1)
            })
        harness.advance(by: 0.5)
        #expect(abs(x(harness) - 50) < 0.01)
        harness.advance(by: 1)
        #expect(abs(x(harness) - 50) < 0.01)
    }

    /// Apple's documentation: if not repeating, "the value at the beginning of the keyframe timeline" is given.
    @Test func aKeyframeAnimatorRunsAsLongAsItIsToRepeat() {
        struct Stage: View {
            @State private var isRunning = false
            var body: some View {
                TestBox(20, 20, "box").probe("a")
                    .keyframeAnimator(initialValue: 0.0, repeating: isRunning) { content, value in
                        content.offset(x: value)
                    } keyframes: { _ in
                        LinearKeyframe(100, duration: 1)
                    }
                    .onTapGesture { isRunning.toggle() }
            }
        }
        let harness = harness(Stage())
        harness.advance(by: 0.5)
        #expect(x(harness) == 0 && harness.viewGraph.animations.count == 0)
        harness.tap("box")
        harness.advance(by: 1.5)
        #expect(abs(x(harness) - 50) < 0.01)
        harness.tap("box")
        #expect(x(harness) == 0)
        harness.advance(by: 0.1)
        #expect(x(harness) == 0 && harness.viewGraph.animations.count == 0)
    }

    @Test func aTriggeredKeyframeAnimatorRunsOnce() {
        struct Stage: View {
            @State private var count = 0
            var body: some View {
                TestBox(20, 20, "box").probe("a")
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
                        content.offset(x: value)
                    } keyframes: { _ in
                        KeyframeTrack {
                            LinearKeyframe(100, duration: 0.5)
                            LinearKeyframe(0, duration: 0.5)
                        }
                    }
                    .onTapGesture { count += 1 }
            }
        }
        let harness = harness(Stage())
        harness.advance(by: 1)
        #expect(x(harness) == 0)
        harness.tap("box")
        harness.advance(by: 0.25)
        #expect(abs(x(harness) - 50) < 0.01)
        harness.advance(by: 2)
        #expect(x(harness) == 0)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func aTimelineFollowsItsSchedule() {
        let tally = Tally()
        let start = Date()
        let harness = harness(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = tally.events.append("\(Int(context.date.timeIntervalSince(start).rounded()))")
                TestBox(20, 20)
            })
        harness.advance(by: 2.5)
        #expect(tally.events == ["0", "1", "2"])
    }

    @Test func anAnimationTimelineChangesAtEachFrame() {
        let tally = Tally()
        let harness = harness(
            TimelineView(.animation) { _ in
                let _ = tally.body("content")
                TestBox(20, 20)
            })
        harness.advance(by: 1)
        #expect((58...62).contains(tally.bodies["content"]!))
    }

    @Test func aPausedTimelineAsksForNoFrames() {
        let harness = harness(TimelineView(.animation(paused: true)) { _ in TestBox(20, 20) })
        let frames = harness.frameCount
        harness.advance(by: 1)
        #expect(harness.frameCount == frames)
    }

    @Test func datesThatAreGoneAreSkippedToTheLast() {
        let tally = Tally()
        let past = Date(timeIntervalSinceNow: -5.5)
        _ = harness(
            TimelineView(.periodic(from: past, by: 1)) { context in
                let _ = tally.events.append("\(Int(context.date.timeIntervalSince(past).rounded()))")
                TestBox(20, 20)
            })
        #expect(tally.events == ["5"])
    }
}
